enum OnboardingRoute: Hashable {
  case interests
  case notifications
}

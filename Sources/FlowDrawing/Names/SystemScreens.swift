/// What people call the screens of the system.
enum SystemScreens {
  static func spoken(_ type: String) -> String {
    if let words = known[type] { return words }
    let name = withoutPrefix(type)
    return SuffixTrimmer(names: [name], suffixes: ["ViewController", "Controller"])(name)
  }

  private static let known = [
    "UIActivityViewController": "Share Sheet",
    "ShareLink": "Share Sheet",
    "UIAlertController": "Alert",
    "alert": "Alert",
    "confirmationDialog": "Confirmation Dialog",
    "actionSheet": "Action Sheet",
    "SFSafariViewController": "Safari",
    "ASWebAuthenticationSession": "Web Sign-in",
    "MFMailComposeViewController": "Mail",
    "MFMessageComposeViewController": "Messages",
    "UIImagePickerController": "Image Picker",
    "PHPickerViewController": "Photo Picker",
    "photosPicker": "Photo Picker",
    "UIDocumentPickerViewController": "Document Picker",
    "fileImporter": "Document Picker",
    "fileExporter": "Document Export",
    "QLPreviewController": "Quick Look",
    "quickLookPreview": "Quick Look",
    "SKStoreProductViewController": "App Store Product",
    "PKAddPassesViewController": "Add to Wallet",
    "PKPaymentAuthorizationViewController": "Apple Pay",
    "CNContactPickerViewController": "Contact Picker",
    "EKEventEditViewController": "Calendar Event",
    "AVPlayerViewController": "Video Player",
    "UIApplication.open": "Another App",
    "openURL": "Another App",
  ]

  private static func withoutPrefix(_ type: String) -> String {
    for prefix in ["UI", "SF", "MF", "PH", "QL", "SK", "CN", "EK", "AV", "PK", "AS"] {
      let rest = type.dropFirst(prefix.count)
      if type.hasPrefix(prefix), rest.first?.isUppercase == true, rest.count > 3 {
        return String(rest)
      }
    }
    return type
  }
}

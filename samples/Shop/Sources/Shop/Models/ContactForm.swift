/// Opens the contact form with a subject.
struct ContactForm: Hashable {
  let subject: String
}

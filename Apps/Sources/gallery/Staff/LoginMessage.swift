/// What went wrong with a login, or what became of the login before.
enum LoginMessage {
    /// The login before has ended.
    case ended
    /// A page of another site has sent the form.
    case elsewhere
    /// What came was not the form of this page.
    case unreadable
    case incomplete
    case wrong
    /// There were so many tries that the person has to wait.
    case wait(seconds: Int)

    /// The sentence, in the language of the person.
    var text: String {
        switch self {
        case .ended: LoginTexts.ended
        case .elsewhere: LoginTexts.elsewhere
        case .unreadable: LoginTexts.unreadable
        case .incomplete: LoginTexts.incomplete
        case .wrong: LoginTexts.wrong
        case .wait(let seconds): seconds < 100 ? LoginTexts.waitSeconds(seconds) : LoginTexts.waitMinutes((seconds + 59) / 60)
        }
    }
}

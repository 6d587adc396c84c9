/// The message above a form of the login: the reason why it failed, or the note that the previous login has ended.
enum LoginMessage {
    /// The browser has the cookie of a login that has ended.
    case ended
    /// The form was sent by a page of another website.
    case elsewhere
    /// The server received data that are not the form of this page.
    case unreadable
    case incomplete
    case wrong
    /// There were too many attempts, so the person must wait before the next one.
    case wait(seconds: Int)
    /// The current password is wrong, so it was not changed.
    case wrongCurrent
    /// The new password has fewer characters than this.
    case tooShort(Int)
    /// The new password was not typed in the same way twice.
    case different

    /// The text of the message in the language of the person.
    var text: String {
        switch self {
        case .ended: LoginTexts.ended
        case .elsewhere: LoginTexts.elsewhere
        case .unreadable: LoginTexts.unreadable
        case .incomplete: LoginTexts.incomplete
        case .wrong: LoginTexts.wrong
        case .wait(let seconds): seconds < 100 ? LoginTexts.waitSeconds(seconds) : LoginTexts.waitMinutes((seconds + 59) / 60)
        case .wrongCurrent: LoginTexts.wrongCurrent
        case .tooShort(let count): LoginTexts.tooShort(count)
        case .different: LoginTexts.different
        }
    }
}

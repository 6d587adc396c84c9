internal import Belvedere
internal import BelvedereBrowser
internal import BelvedereTexts
internal import EmployeesModel
internal import Hummingbird
internal import Staff

/// The pages for logging in and out: plain HTML with the bar of the gallery.
struct LoginPage {
    /// The language of the page, as a BCP 47 tag.
    let language: String
    /// The message above the form, or nil.
    var message: LoginMessage?
    /// The name that the person has typed.
    var name = ""
    /// The address that opens after the login.
    var next = "/staff"
    /// The person who is already logged in, or nil.
    var member: StaffMember?
    /// Whether the page shows the names and passwords of the demonstration accounts.
    var tellsAccounts = false

    /// Returns the page with the bar of the gallery, for a request that the host's server received.
    func response(
        to request: Request, of host: BrowserHost, _ status: HTTPResponse.Status = .ok, headers: HTTPFields = [:]
    ) -> Response {
        let (title, content) = withTexts(in: language) { (member == nil ? LoginTexts.logIn : LoginTexts.yourLogin, html) }
        return host.page(
            for: request, title: title, content: content, styleSheets: [LoginStyle.path], status: status, headers: headers)
    }

    private var html: String {
        "<section class=\"login\">\(member.map(exits) ?? form)</section>"
    }

    private var form: String {
        """
        <h1>\(Self.escape(LoginTexts.logIn))</h1><p class="quiet">\(Self.escape(LoginTexts.invitation))</p>\
        \(message.map { "<p class=\"message\" role=\"alert\" id=\"message\">\(Self.escape($0.text))</p>" } ?? "")\
        <form method="post" action="/login"><input type="hidden" name="next" value="\(Self.escape(next))">\
        <label for="name">\(Self.escape(LoginTexts.name))</label><input id="name" name="name" value="\(Self.escape(name))" autocomplete="username" autocapitalize="none" \
        spellcheck="false" maxlength="200" required\(description)\(name.isEmpty ? " autofocus" : "")>\
        <label for="password">\(Self.escape(LoginTexts.password))</label><input id="password" name="password" type="password" autocomplete="current-password" \
        maxlength="500" required\(description)\(name.isEmpty ? "" : " autofocus")>\
        <label class="check"><input type="checkbox" name="remember" value="yes"> \(Self.escape(LoginTexts.remember))</label>\
        <button>\(Self.escape(LoginTexts.logIn))</button></form>\(tellsAccounts ? accounts : "")
        """
    }

    private var description: String { message == nil ? "" : " aria-describedby=\"message\"" }

    private var accounts: String {
        """
        <section><h2>\(Self.escape(LoginTexts.toTry))</h2>\
        <dl><dt>Vera</dt><dd>look-only</dd><dt>Eddie</dt><dd>look-and-change</dd></dl></section>
        """
    }

    private func exits(_ member: StaffMember) -> String {
        """
        <h1>\(Self.escape(LoginTexts.loggedIn))</h1><p>\(Self.escape(LoginTexts.asPerson(member.name)))</p>\
        <p><a href="\(Self.escape(next))">\(Self.escape(LoginTexts.goOn))</a></p>\
        <form method="post" action="/logout"><button class="plain">\(Self.escape(EmployeesTexts.logOut))</button></form>\
        <form method="post" action="/logout"><input type="hidden" name="everywhere" value="yes">\
        <button class="plain">\(Self.escape(EmployeesTexts.logOutEverywhere))</button></form>
        """
    }

    static func escape(_ text: String) -> String {
        var escaped = ""
        for character in text.unicodeScalars {
            switch character {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "'": escaped += "&#39;"
            case _ where character.properties.generalCategory == .control: break
            default: escaped.unicodeScalars.append(character)
            }
        }
        return escaped
    }
}

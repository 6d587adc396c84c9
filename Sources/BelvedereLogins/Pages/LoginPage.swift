internal import Belvedere
internal import BelvedereBrowser
internal import BelvedereTexts
internal import Hummingbird

/// The pages for logging in, logging out and changing the password: plain HTML in the look of the app.
struct LoginPage {
    /// The content of a page.
    enum Kind {
        case login
        /// The page of a person who is logged in.
        case exits(name: String)
        /// The form for a new password.
        case password(name: String)
    }

    let application: BelvedereApp
    var kind = Kind.login
    /// The message above the form, or nil.
    var message: LoginMessage?
    /// The name that the person has typed.
    var name = ""
    /// The address that opens after the login.
    let next: String
    /// Whether there is a page for changing the password.
    let canChangePassword: Bool
    let introduction: @Sendable () -> String
    let addition: @Sendable () -> String

    init(
        application: BelvedereApp, next: String, canChangePassword: Bool, introduction: @escaping @Sendable () -> String,
        addition: @escaping @Sendable () -> String
    ) {
        self.application = application
        self.next = next
        self.canChangePassword = canChangePassword
        self.introduction = introduction
        self.addition = addition
    }

    // MARK: Responses

    /// Returns the page with the bar of the apps, for a request that the host's server received.
    func response(
        to request: Request, of host: BrowserHost, _ status: HTTPResponse.Status = .ok, headers: HTTPFields = [:]
    ) -> Response {
        let (title, content) = withTexts(in: host.language(of: request)) { (self.title, self.html) }
        return host.page(
            for: request, title: title, content: content, lookOf: application, styleSheets: [LoginStyle.path], status: status,
            headers: headers)
    }

    /// Returns the page with a message above its form.
    func response(to request: Request, of host: BrowserHost, _ status: HTTPResponse.Status, saying message: LoginMessage) -> Response {
        var page = self
        page.message = message
        return page.response(to: request, of: host, status)
    }

    /// Returns the page for a person who has tried too often.
    func response(to request: Request, of host: BrowserHost, waiting seconds: Int) -> Response {
        var page = self
        page.message = .wait(seconds: seconds)
        return page.response(to: request, of: host, .tooManyRequests, headers: [.retryAfter: String(seconds)])
    }

    // MARK: HTML

    private var title: String {
        switch kind {
        case .login: LoginTexts.logIn
        case .exits: LoginTexts.yourLogin
        case .password: LoginTexts.changePassword
        }
    }

    private var html: String {
        let content =
            switch kind {
            case .login: loginForm
            case .exits(let name): exits(name)
            case .password(let name): passwordForm(name)
            }
        return "<section class=\"login\">\(content)</section>"
    }

    private var loginForm: String {
        let introduction = introduction()
        return """
            <h1>\(escape(LoginTexts.logIn))</h1>\
            \(introduction.isEmpty ? "" : "<p class=\"quiet\">\(escape(introduction))</p>")\(said)\
            <form method="post" action="\(LoginAddress.page)"><input type="hidden" name="next" value="\(escape(next))">\
            <label for="name">\(escape(LoginTexts.name))</label>\
            <input id="name" name="name" value="\(escape(name))" autocomplete="username" autocapitalize="none" \
            spellcheck="false" maxlength="\(LoginName.longest)" required\(description)\(name.isEmpty ? " autofocus" : "")>\
            \(passwordField("password", LoginTexts.password, "current-password", isFirst: !name.isEmpty))\
            <label class="check"><input type="checkbox" name="remember" value="yes"> \(escape(LoginTexts.remember))</label>\
            <button>\(escape(LoginTexts.logIn))</button></form>\(addition())
            """
    }

    private func exits(_ name: String) -> String {
        """
        <h1>\(escape(LoginTexts.loggedIn))</h1><p>\(escape(LoginTexts.asPerson(name)))</p>\
        <p><a href="\(escape(next))">\(escape(LoginTexts.goOn))</a></p>\
        \(canChangePassword ? "<p><a href=\"\(LoginAddress.password)\">\(escape(LoginTexts.changePassword))</a></p>" : "")\
        <form method="post" action="\(LoginAddress.logout)"><button class="plain">\(escape(LoginTexts.logOut))</button></form>\
        <form method="post" action="\(LoginAddress.logout)"><input type="hidden" name="everywhere" value="yes">\
        <button class="plain">\(escape(LoginTexts.logOutEverywhere))</button></form>
        """
    }

    /// The form for a new password. It contains the name, so that password managers know whose password changes.
    private func passwordForm(_ name: String) -> String {
        """
        <h1>\(escape(LoginTexts.changePassword))</h1><p class="quiet">\(escape(LoginTexts.otherLoginsEnd))</p>\(said)\
        <form method="post" action="\(LoginAddress.password)">\
        <input class="account" name="name" value="\(escape(name))" autocomplete="username" readonly hidden>\
        \(passwordField("current", LoginTexts.currentPassword, "current-password", isFirst: true))\
        \(passwordField("new", LoginTexts.newPassword, "new-password"))\
        \(passwordField("again", LoginTexts.newPasswordAgain, "new-password"))\
        <button>\(escape(LoginTexts.changePassword))</button></form>\
        <p><a href="\(LoginAddress.page)">\(escape(LoginTexts.cancel))</a></p>
        """
    }

    private func passwordField(_ name: String, _ label: String, _ content: String, isFirst: Bool = false) -> String {
        """
        <label for="\(name)">\(escape(label))</label><input id="\(name)" name="\(name)" type="password" autocomplete="\(content)" \
        maxlength="\(PasswordHash.longest)" required\(description)\(isFirst ? " autofocus" : "")>
        """
    }

    private var said: String { message.map { "<p class=\"message\" role=\"alert\" id=\"message\">\(escape($0.text))</p>" } ?? "" }

    private var description: String { message == nil ? "" : " aria-describedby=\"message\"" }

    private func escape(_ text: String) -> String { HTMLText.escaped(text) }
}

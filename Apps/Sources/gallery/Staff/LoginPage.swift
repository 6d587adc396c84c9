internal import Foundation
internal import Hummingbird
internal import Logins
internal import Staff

/// The pages of the login: plain HTML that works without a script.
struct LoginPage {
    /// What went wrong, or what became of the login before; empty if nothing is to be said.
    var message = ""
    /// What was typed as the name.
    var name = ""
    /// Where to go on.
    var next = "/staff"
    /// Who has logged in already.
    var member: StaffMember?
    /// The accounts to try it with, if these are those of the demonstration.
    var hint = ""

    func response(_ status: HTTPResponse.Status = .ok, headers: HTTPFields = [:]) -> Response {
        var headers = headers
        headers[.contentType] = "text/html; charset=utf-8"
        headers[.cacheControl] = "no-store"
        headers[.contentSecurityPolicy] =
            "default-src 'none'; style-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
        headers[.xContentTypeOptions] = "nosniff"
        return Response(status: status, headers: headers, body: .init(byteBuffer: ByteBuffer(string: html)))
    }

    private var html: String {
        """
        <!doctype html><html lang="en"><head><meta charset="utf-8">\
        <meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">\
        <title>\(member == nil ? "Log in" : "Your login")</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/login/style.css"></head>\
        <body><main>\(member.map(exits) ?? form)</main></body></html>
        """
    }

    private var form: String {
        """
        <h1>Log in</h1><p class="quiet">To see the staff, say who you are.</p>\
        \(message.isEmpty ? "" : "<p class=\"message\" role=\"alert\" id=\"message\">\(Self.escape(message))</p>")\
        <form method="post" action="/login"><input type="hidden" name="next" value="\(Self.escape(next))">\
        <label for="name">Name</label><input id="name" name="name" value="\(Self.escape(name))" autocomplete="username" autocapitalize="none" \
        spellcheck="false" maxlength="200" required\(description)\(name.isEmpty ? " autofocus" : "")>\
        <label for="password">Password</label><input id="password" name="password" type="password" autocomplete="current-password" \
        maxlength="500" required\(description)\(name.isEmpty ? "" : " autofocus")>\
        <label class="check"><input type="checkbox" name="remember" value="yes"> Remember me for 30 days</label>\
        <button>Log in</button></form>\(hint)
        """
    }

    private var description: String { message.isEmpty ? "" : " aria-describedby=\"message\"" }

    private func exits(_ member: StaffMember) -> String {
        """
        <h1>You are logged in</h1><p>As <strong>\(Self.escape(member.name))</strong>.</p>\
        <p><a href="\(Self.escape(next))">Go on</a></p>\
        <form method="post" action="/logout"><button class="plain">Log out</button></form>\
        <form method="post" action="/logout"><input type="hidden" name="everywhere" value="yes"><button class="plain">Log out everywhere</button></form>
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

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

    /// The look of the pages, which is that of the apps.
    static let style = """
        :root { --page: #f6f5f2; --surface: #fff; --ink: #1d1c1a; --quiet: #62605a; --line: #e2e0da; --strong: #8d8a82; --accent: #2f55c8; --on: #fff; --bad: #a4262c; --soft: #fdecea; color-scheme: light dark }
        @media (prefers-color-scheme: dark) { :root { --page: #141416; --surface: #1e1e21; --ink: #ececee; --quiet: #a5a4ab; --line: #333338; --strong: #77767f; --accent: #94adff; --on: #10183a; --bad: #ff9c94; --soft: #3a2224 } }
        * { box-sizing: border-box }
        body { margin: 0; min-block-size: 100vh; display: grid; place-items: start center; padding: max(1rem, 10vh) 1rem 2rem; background: var(--page); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif }
        main { inline-size: min(24rem, 100%); padding: clamp(1.25rem, 5vw, 2rem); background: var(--surface); border: 1px solid var(--line); border-radius: 1rem }
        h1 { margin: 0; font-size: 1.6rem; line-height: 1.2 }
        p { margin: .5rem 0 0 } .quiet { color: var(--quiet) }
        .message { padding: .6rem .8rem; border-radius: .6rem; background: var(--soft); color: var(--bad); border: 1px solid currentColor }
        form { margin: 1rem 0 0; display: grid; gap: .35rem }
        label { font-weight: 600; font-size: .95rem }
        input:not([type=checkbox]) { font: inherit; color: inherit; inline-size: 100%; min-block-size: 2.75rem; padding: .5rem .8rem; background: var(--surface); border: 1px solid var(--strong); border-radius: .6rem; margin-block-end: .6rem }
        input:focus-visible, button:focus-visible, a:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
        .check { font-weight: 400; display: flex; gap: .6rem; align-items: center; min-block-size: 2.75rem }
        .check input { inline-size: 1.25rem; block-size: 1.25rem; accent-color: var(--accent); margin: 0 }
        button { font: inherit; font-weight: 600; min-block-size: 2.75rem; padding: .5rem 1rem; border: 1px solid transparent; border-radius: .6rem; background: var(--accent); color: var(--on); cursor: pointer }
        button.plain { background: none; color: var(--accent); border-color: var(--strong) }
        a { color: var(--accent) }
        section { margin: 1.25rem 0 0; padding: 1rem 0 0; border-block-start: 1px solid var(--line); color: var(--quiet); font-size: .9rem }
        h2 { margin: 0 0 .3rem; font-size: inherit }
        dl { margin: 0; display: grid; grid-template-columns: auto 1fr; gap: .15rem .8rem }
        dt { font-weight: 600 }
        dd { margin: 0; overflow-wrap: anywhere }
        """
}

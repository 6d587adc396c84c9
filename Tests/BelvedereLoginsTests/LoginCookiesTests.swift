import Testing

@testable import BelvedereLogins

/// Tests the texts of the cookies.
struct LoginCookiesTests {
    @Test func theCookieOfALoginIsHiddenFromScriptsAndOtherSites() {
        let cookies = LoginCookies(application: "/staff", isSecure: false)
        #expect(cookies.setting(.init(text: "abc", age: nil)) == "staff=abc; Path=/; HttpOnly; SameSite=Lax")
        #expect(cookies.setting(browser: "xyz") == "staff-browser=xyz; Path=/; HttpOnly; SameSite=Strict; Max-Age=15552000")
        #expect(cookies.removal == "staff=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0")
    }

    @Test func overTLSTheCookieStaysOnThisHost() {
        let cookies = LoginCookies(application: "/staff", isSecure: true)
        #expect(cookies.setting(.init(text: "abc", age: 60)) == "__Host-staff=abc; Path=/; HttpOnly; SameSite=Lax; Max-Age=60; Secure")
        #expect(cookies.browserName == "__Host-staff-browser")
    }

    @Test(arguments: ["", "/", "/été"]) func anAppWithoutALatinNameHasACookieToo(path: String) {
        #expect(["login", "t"].contains(LoginCookies(application: path, isSecure: false).loginName))
    }
}

import Belvedere
import BelvedereBrowser
import BelvedereLogins
import Logging
import TestSupport
import Testing

extension GermanLoginTexts: LoginTextsTranslation {}

/// Tests of the pages of the login in a language that the kit does not have.
@Suite(.timeLimit(minutes: 5))
struct GermanLoginTests {
    @Test func thePagesHaveTheLanguageThatTheAppAdds() async throws {
        LoginTexts.addLanguages(of: GermanLoginTexts.self)
        let app = BelvedereApp("Notizen", path: "/notizen") { _ in Window(Screen(title: "Notizen")) }
        let logins = Logins(StandInAccounts([("Ann", try #require(PasswordHash(of: "ann's password")))]), for: app)
        var logger = Logger(label: "logins"), options = BrowserOptions()
        logger.logLevel = .critical
        options.languages = ["de"]
        options.texts["de"] = BrowserTexts()
        try await BrowserHost([app], options: options, logger: logger, admit: logins.admit).withServer(adding: logins.addRoutes) { port in
            let visitor = Visitor(port)
            let form = try await visitor.ask("/notizen"), refused = try await visitor.logIn("Ann", "wrong")
            for text in ["Anmelden", "Benutzername", "Passwort", "30 Tage angemeldet bleiben"] { #expect(form.text.contains("\(text)<")) }
            #expect(refused.text.contains("Falscher Name oder falsches Passwort."))
            for text in ["Log in", "Name<", "Password", "Remember"] { #expect(!refused.text.contains(text), "\(text)") }
        }
    }
}

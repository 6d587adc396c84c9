@_spi(Hosting) import Belvedere
@testable import BelvedereInspector
import BelvedereTesting
import Testing

extension BracketedInspectorTexts: InspectorTextsTranslation {}

/// Tests of the inspector in a language that the kit does not have. Each of its texts is the English one in brackets.
struct InspectorLanguageTests {
    @Test func theInspectorHasTheLanguageThatTheAppAdds() {
        InspectorTexts.addLanguages(of: BracketedInspectorTexts.self)
        let app = BelvedereApp("Inspector", path: "/inspector") { _ in
            Window(InspectorScreen(viewModel: InspectorViewModel(Inspection())))
        }
        withApp(app, Setting(locale: "de", viewport: Viewport(width: .wide), isExhaustive: false)) { app in
            app.expect(.screen, "⟦Inspector⟧", ignoringOthers: true)
            app.expect(.emptyState, "⟦Nothing to inspect yet⟧", ignoringOthers: true)
        }
    }
}

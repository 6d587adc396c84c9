internal import BelvedereTexts

/// The host's own words, in the language of one window.
struct DesktopWords {
    let back, close, open, previousPage, nextPage, menu, newWindow, closeWindow, quit, closeQuestion, unsaved, keepOpen: String
    let calendar, chooseDate: String

    init(in language: String) {
        (back, close, open) = withTexts(in: language) { (DesktopTexts.back, DesktopTexts.close, DesktopTexts.open) }
        (previousPage, nextPage) = withTexts(in: language) { (DesktopTexts.previousPage, DesktopTexts.nextPage) }
        (menu, newWindow, closeWindow, quit) = withTexts(in: language) {
            (DesktopTexts.menu, DesktopTexts.newWindow, DesktopTexts.closeWindow, DesktopTexts.quit)
        }
        (closeQuestion, unsaved, keepOpen) = withTexts(in: language) {
            (DesktopTexts.closeQuestion, DesktopTexts.unsaved, DesktopTexts.keepOpen)
        }
        (calendar, chooseDate) = withTexts(in: language) { (DesktopTexts.calendar, DesktopTexts.chooseDate) }
    }
}

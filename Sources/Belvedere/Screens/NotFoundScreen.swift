internal import BelvedereCore

/// A screen that says that there is nothing at its address, in the language of the session. A browser host answers with the status 404.
///
/// The kit shows it for an address that fits no route. Return it from `screen(for:)` if a route belongs to your app, but the thing that it
/// names does not exist, such as a deleted contact. This is no fault of the app, so no diagnostic is reported.
///
/// ```swift
/// let names = [1: "Ada", 2: "Grace"]
/// func screen(for number: Int) -> Screen {
///     guard let name = names[number] else { return NotFoundScreen() }
///     return Screen(title: name)
/// }
/// ```
///
/// A screen with a content of its own for this case sets ``Screen/isMissing``.
public final class NotFoundScreen: Screen {
    /// Creates the screen with the texts of the kit, in the language of the current session.
    public init() {
        let texts = KitTexts.current
        super.init(
            title: texts.notFound,
            content: Stack(
                EmptyState(texts.nothingHere, detail: texts.nothingHereDetail, symbol: .search, isError: true)
            ))
        view.accessibilityLanguage = texts.foreignLanguage
        isMissing = true
    }
}

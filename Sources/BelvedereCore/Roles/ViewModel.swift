/// The role between model and view in MVVM. It contains the state and the actions of a screen, and does not know the view.
///
/// A view owns its view model; a view model owns its child view models and its model. Children notify their parents by closures or
/// commands. A class that conforms to `ViewModel` can call ``Launching/launch(in:file:line:_:)``, and the leak detector watches it. A class
/// that does not conform works as well, but has neither of these two features.
///
/// ```swift
/// final class StockViewModel: ViewModel {
///     let price = Dynamic("")
///     func refresh() { launch { [self] in price.value = await service.price() } }
/// }
/// ```
public protocol ViewModel: Launching, Role {}

extension ViewModel {
    nonisolated public var roleName: String { "view model" }
}

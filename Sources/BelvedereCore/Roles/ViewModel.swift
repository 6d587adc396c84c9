/// The role between model and view in MVVM: what a screen shows and does, without a view.
///
/// A view owns its view model; a view model owns its child view models and its model. Children tell their parents by
/// closures or commands. Saying `ViewModel` gives a class ``Launching/launch(in:file:line:_:)`` and the leak detector's eye; a
/// plain class works as well and goes without both.
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

import SwiftFacts

extension Codebase {
    /// Whether a chain of names uses a service through a global instance, as in `Session.shared.user`.
    func isGlobalService(_ chain: ChainFact, in file: SourceFile) -> Bool {
        guard chain.names.count > 1, Self.singletons.contains(chain.names[1]), !chain.isDefaultValue else { return false }
        return resolve(chain.names[0], in: file, scope: chain.scope.type)?.role == .service
    }

    /// The usual names of a static property with the only instance of a type.
    static let singletons: Set<String> = ["shared", "sharedInstance", "singleton", "instance", "sharedManager"]

    /// Calls of UIKit, AppKit and SwiftUI that show another screen.
    static func isNavigation(_ chain: ChainFact) -> Bool {
        guard chain.isCall else { return false }
        if navigationCalls.contains(chain.last) { return true }
        // `present` and `show` have many meanings. They show another screen only if they are called on a controller.
        let names = chain.namesAfterSelf
        guard ["present", "show", "showDetailViewController"].contains(chain.last) else { return false }
        guard names.count == 1 || names.first == "navigationController" || names.first == "tabBarController" else { return false }
        if chain.last == "show" { return names.count > 1 }
        // Alerts and pickers belong to the view that shows them, so they are not navigation.
        let small = ["alert", "picker", "activity", "sheet", "popover", "safari", "mail"]
        return !chain.arguments.contains { argument in small.contains { argument.lowercased().contains($0) } } && !chain.arguments.isEmpty
    }

    private static let navigationCalls: Set<String> = [
        "pushViewController", "popViewController", "popToRootViewController", "popToViewController", "setViewControllers", "performSegue",
        "presentViewController",
    ]
}

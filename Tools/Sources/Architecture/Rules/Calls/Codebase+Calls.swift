import SwiftFacts

extension Codebase {
    /// Whether a chain of names uses a service through a global instance, as in `Session.shared.user`.
    func isGlobalService(_ chain: ChainFact, in file: SourceFile) -> Bool {
        guard chain.names.count > 1, !chain.isDefaultValue else { return false }
        guard isSingleton(chain) || reachesStaticObject(chain, in: file) else { return false }
        return resolve(chain.names[0], in: file, scope: chain.scope.type)?.role == .service
    }

    /// Whether a chain calls a static function of a service, as in `FeedService.load()`. A function that makes a service does not count.
    func callsStaticService(_ chain: ChainFact, in file: SourceFile) -> Bool {
        guard chain.names.count > 1, let owner = resolve(chain.names[0], in: file, scope: chain.scope.type) else { return false }
        guard owner.role == .service, !owner.isContract else { return false }
        return functions(of: owner).contains { function in
            let makesService = function.result.map { $0.heldNames.contains(owner.name) || $0.heldNames.contains("Self") } ?? false
            return function.isStatic && function.baseName == chain.names[1] && !makesService
        }
    }

    /// Whether a chain begins with a static property that holds an object, as in `Session.current.user`. Its name does not matter.
    ///
    /// Values, formatters and loggers do not count: a test needs no stand-in for them.
    func reachesStaticObject(_ chain: ChainFact, in file: SourceFile) -> Bool {
        guard chain.names.count > 1, let owner = resolve(chain.names[0], in: file, scope: chain.scope.type) else { return false }
        let named = properties(of: owner).first { $0.isStatic && !$0.isComputed && $0.name == chain.names[1] }
        guard let named else { return false }
        let harmless = ["Logger", "Log", "Formatter", "Scheduler", "Style", "Theme"]
        return heldTypes(of: named, in: owner).contains { $0.fact.kind.isReference && !harmless.contains(where: $0.name.hasSuffix) }
    }

    /// Whether a chain begins with a usual name of a singleton, as in `Session.shared.user`, or with one of the team's own.
    func isSingleton(_ chain: ChainFact) -> Bool {
        chain.names.count > 1 && Self.singletons.contains(chain.names[1]) || isOwnSingleton(chain)
    }

    /// Whether a chain begins with a singleton that the configuration names. Such a name has its type, as in `Session.current`, or is a
    /// free one, as in `currentSession`.
    func isOwnSingleton(_ chain: ChainFact) -> Bool {
        guard chain.names.count > 1, !settings.singletons.isEmpty else { return false }
        let name = "\(chain.names[0]).\(chain.names[1])"
        let isNamed = settings.singletons.contains { $0.matches(name) || $0.matches(chain.names[0]) }
        return isNamed || chain.names[0].first?.isUppercase == true && settings.singletons.contains { $0.matches(chain.names[1]) }
    }

    /// The usual names of a static property with the only instance of a type.
    static let singletons: Set<String> = ["shared", "sharedInstance", "singleton", "instance", "sharedManager"]

    /// Calls of UIKit, AppKit and SwiftUI that show another screen.
    func isNavigation(_ chain: ChainFact, in file: SourceFile) -> Bool {
        guard chain.isCall else { return false }
        if Self.navigationCalls.contains(chain.last) { return true }
        // `present` and `show` have many meanings. They show another screen only if they are called on a controller.
        let names = chain.namesAfterSelf
        guard ["present", "show", "showDetailViewController"].contains(chain.last) else { return false }
        guard names.count == 1 || names.first == "navigationController" || names.first == "tabBarController" else { return false }
        if chain.last == "show" { return names.count > 1 }
        // Alerts and pickers belong to the view that shows them, so they are not navigation.
        let small = ["alert", "picker", "activity", "sheet", "popover", "safari", "mail"]
        guard !chain.arguments.isEmpty, !makesDialog(chain.scope, in: file) else { return false }
        return !chain.arguments.contains { argument in small.contains { argument.lowercased().contains($0) } }
    }

    /// Whether a function makes an alert, a picker or another dialog of the system, and no other controller. Then it shows that dialog.
    private func makesDialog(_ scope: DeclarationScope, in file: SourceFile) -> Bool {
        let made = file.facts.references.filter { $0.use == .construction && $0.scope == scope && $0.name.hasSuffix("Controller") }
        return !made.isEmpty && made.allSatisfy { Self.dialogs.contains($0.name) }
    }

    private static let dialogs: Set<String> = [
        "UIAlertController", "UIActivityViewController", "UIImagePickerController", "PHPickerViewController", "SFSafariViewController",
        "MFMailComposeViewController", "MFMessageComposeViewController", "UIDocumentPickerViewController", "UIColorPickerViewController",
        "UIFontPickerViewController", "UIDocumentInteractionController", "UIPrintInteractionController", "CNContactPickerViewController",
        "QLPreviewController", "SKStoreProductViewController", "EKEventEditViewController",
    ]

    private static let navigationCalls: Set<String> = [
        "pushViewController", "popViewController", "popToRootViewController", "popToViewController", "setViewControllers", "performSegue",
        "presentViewController",
    ]
}

import SwiftFacts

extension Rule {
    static let viewReadsStorage = Rule(
        "view-reads-storage",
        summary: "A view reads no database, no file, no network and no global service.",
        reason: "No test can see the data that a view reads itself. The view cannot be shown without the real source.",
        fix: "Let the view model, the presenter or the interactor read it, through a service that it receives.",
        violating: """
            import UIKit

            final class SettingsViewController: UIViewController {
                override func viewDidLoad() {
                    let name = UserDefaults.standard.string(forKey: "name")
                }
            }
            """,
        compliant: """
            import UIKit

            final class SettingsViewController: UIViewController {
                private let viewModel: SettingsViewModel
                init(viewModel: SettingsViewModel) { self.viewModel = viewModel }
                override func viewDidLoad() { title = viewModel.name }
            }

            final class SettingsViewModel { var name = "" }
            """
    ) { codebase, examination in
        for view in codebase.types(in: .view) where !view.isPart {
            examination.look()
            let hasLogic = codebase.hasLogic(view)
            for (chain, file) in codebase.chains(in: view) where !chain.isDefaultValue {
                guard let first = chain.names.first else { continue }
                // A view that queries stored objects also works with their context.
                if codebase.isFreeView(view), ["ModelContext", "ModelContainer"].contains(first) { continue }
                let isStorage = Frameworks.storageTypes.contains(first) && codebase.resolve(first, in: file, scope: chain.scope.type) == nil
                // Another rule reports the services of a view that has a view model or a presenter.
                let callsService = !hasLogic && codebase.callsStaticService(chain, in: file)
                if isStorage || callsService || codebase.isGlobalService(chain, in: file) {
                    let name = chain.names.prefix(2).joined(separator: ".")
                    examination.report("The view \"\(view.path)\" reads \"\(name)\"", chain: chain, in: file, role: view.role)
                }
            }
            let file = codebase.file(of: view)
            for fact in file.facts.imports where Frameworks.storage.contains(fact.module) && !codebase.mayReadStorage(view) {
                examination.report(
                    "The view \"\(view.path)\" is in a file that imports \(fact.module)", at: fact.position, in: file, symbol: view.path,
                    role: view.role
                )
            }
        }
    }
}

import SwiftFacts

extension Rule {
    static let strongSelfInClosure = Rule(
        "strong-self-in-closure",
        summary: "A closure that an object keeps, directly or through an object that it owns, does not keep the object.",
        reason: """
            The object holds the closure and the closure holds the object, so neither is ever released. Only growing memory \
            shows it.
            """,
        fix: "Begin the closure with `[weak self]`, or capture the needed values instead of `self`.",
        violating: """
            import UIKit

            final class FeedViewController: UIViewController {
                private let viewModel = FeedViewModel()
                override func viewDidLoad() {
                    viewModel.onChange = { self.reload() }
                }
                func reload() {}
            }

            final class FeedViewModel { var onChange: (() -> Void)? }
            """,
        compliant: """
            import UIKit

            final class FeedViewController: UIViewController {
                private let viewModel = FeedViewModel()
                override func viewDidLoad() {
                    viewModel.onChange = { [weak self] in self?.reload() }
                }
                func reload() {}
            }

            final class FeedViewModel { var onChange: (() -> Void)? }
            """
    ) { codebase, examination in
        let keepers: Set<String> = ["bind", "bindAndFire", "subscribe", "sink", "observe", "addObserver", "onNext", "drive"]
        for type in codebase.types where type.fact.kind.isReference && type.role != nil && !codebase.isLeftOut(codebase.file(of: type)) {
            for (closure, file) in codebase.closures(in: type) {
                guard closure.destination != .other else { continue }
                let names = closure.receiver.first == "self" ? Array(closure.receiver.dropFirst()) : closure.receiver
                guard let root = names.first, let last = names.last else { continue }
                let property = codebase.storedProperty(root, of: type)
                let isOwned = property.map { $0.ownership == .strong } ?? false
                let isKept: Bool
                switch closure.destination {
                case .assignment: isKept = isOwned
                case .argument:
                    let isBagged = closure.following.contains { ["store", "disposed", "add"].contains($0) }
                    isKept =
                        keepers.contains(last) && names.count > 1
                        && (isOwned || isBagged || names.prefix(2) == ["NotificationCenter", "default"])
                case .other: isKept = false
                }
                guard isKept else { continue }
                examination.look()
                guard closure.capturesSelfStrongly else { continue }
                let isMechanical = closure.destination == .argument || hasNoResult(names, of: type, codebase)
                examination.report(
                    "A closure that \"\(names.joined(separator: "."))\" keeps also keeps \"\(type.path)\"", at: closure.position, in: file,
                    symbol: closure.scope.path, role: type.role,
                    repairs: isMechanical ? [Repair(.captureSelfWeakly, path: file.path, position: closure.position)] : []
                )
            }
        }
    }

    /// Whether a closure assigned to these names has no result, as the type of the property shows: `viewModel.onChange` of the type
    /// `(() -> Void)?`.
    private static func hasNoResult(_ names: [String], of type: DeclaredType, _ codebase: Codebase) -> Bool {
        var owners = [type]
        for name in names.dropLast() {
            owners = owners.flatMap { owner in
                codebase.storedProperty(name, of: owner).map { codebase.heldTypes(of: $0, in: owner) } ?? []
            }
        }
        let results = owners.compactMap { codebase.storedProperty(names[names.count - 1], of: $0)?.type?.text.filter { $0 != " " } }
        return !results.isEmpty && results.allSatisfy { text in ["->Void", "->()"].contains { text.contains($0) } }
    }
}

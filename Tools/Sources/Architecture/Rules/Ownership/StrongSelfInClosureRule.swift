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
        for type in codebase.types where type.fact.kind.isReference && type.role != nil && !codebase.isLeftOut(codebase.file(of: type)) {
            for (closure, file) in codebase.closures(in: type) {
                guard let keeper = keeper(of: closure, in: type, file, codebase) else { continue }
                examination.look()
                guard closure.capturesSelfStrongly else { continue }
                examination.report(
                    "A closure that \"\(keeper.names.joined(separator: "."))\" keeps also keeps \"\(type.path)\"", at: closure.position,
                    in: file, symbol: closure.scope.path, role: type.role,
                    repairs: keeper.hasNoResult ? [Repair(.captureSelfWeakly, path: file.path, position: closure.position)] : []
                )
            }
            for (chain, file) in codebase.chains(in: type) {
                guard let function = keptFunction(chain, of: type, codebase) else { continue }
                examination.look()
                examination.report(
                    "The subscription that \"\(type.path)\" keeps holds its function \"\(function)\" and so the object itself",
                    chain: chain, in: file, role: type.role,
                    fix: "Write a closure that begins with `[weak self]`, and call the function in it."
                )
            }
            // In Combine, `assign(to:on:)` keeps the object as a closure does.
            for (chain, file) in codebase.chains(in: type) where chain.names.contains("assign") && chain.last == "store" {
                examination.look()
                guard chain.arguments.contains("self") else { continue }
                examination.report(
                    "\"assign(to:on:)\" keeps \"\(type.path)\", which keeps the subscription", chain: chain, in: file, role: type.role,
                    fix: "Write `assign(to: &$property)`, or `sink` with `[weak self]`."
                )
            }
        }
    }

    /// The function of the object itself that a chain passes to its own subscription, as in `.bind(onNext: show).disposed(by: bag)`. Such a
    /// function keeps the object as a closure does.
    private static func keptFunction(_ chain: ChainFact, of type: DeclaredType, _ codebase: Codebase) -> String? {
        guard ["store", "disposed"].contains(chain.last), chain.names.contains(where: keepers.contains) else { return nil }
        let arguments = chain.arguments.map { $0.hasPrefix("self.") ? String($0.dropFirst(5)) : $0 }
        return arguments.first { argument in
            codebase.functions(of: type).contains { $0.baseName == argument && !$0.isStatic && !$0.parameters.isEmpty }
                && !codebase.properties(of: type).contains { $0.name == argument }
        }
    }

    /// Functions that keep their closure as long as their object or their subscription exists.
    private static let keepers: Set<String> = [
        "bind", "bindAndFire", "subscribe", "sink", "observe", "addObserver", "onNext", "drive", "emit", "observeValues", "startWithValues",
    ]
    /// Operators of RxSwift and Combine. The subscription after them keeps their closures.
    private static let operators: Set<String> = [
        "map", "flatMap", "flatMapLatest", "flatMapFirst", "compactMap", "filter", "do", "handleEvents", "withLatestFrom", "scan",
        "concatMap", "tryMap",
    ]
    private static let streams: Set<String> = ["Combine", "RxSwift", "RxCocoa", "ReactiveSwift", "OpenCombine"]

    /// The names that keep a closure, and whether the closure has no result; nil if the object does not keep it.
    private static func keeper(
        of closure: ClosureFact, in type: DeclaredType, _ file: SourceFile, _ codebase: Codebase
    ) -> (names: [String], hasNoResult: Bool)? {
        let names = closure.receiver.first == "self" ? Array(closure.receiver.dropFirst()) : closure.receiver
        guard let root = names.first, let last = names.last else { return nil }
        let isOwned = codebase.storedProperty(root, of: type).map { $0.ownership == .strong } ?? false
        switch closure.destination {
        case .assignment: return isOwned ? (names, hasNoResult(names, of: type, codebase)) : nil
        case .argument:
            // A data source makes cells as long as the view exists.
            if names.count == 1, last.hasSuffix("DataSource"), ["Rx", "UI", "NS"].contains(last.prefix(2)) { return (names, false) }
            guard names.count > 1 else { return nil }
            let isBagged =
                closure.following.contains { ["store", "disposed", "add"].contains($0) } || isKept(closure.assigned, by: type, codebase)
            if keepers.contains(last) {
                return isOwned || isBagged || names.prefix(2) == ["NotificationCenter", "default"] ? (names, true) : nil
            }
            guard isBagged, operators.contains(last), !keepers.isDisjoint(with: closure.following) else { return nil }
            guard !streams.isDisjoint(with: codebase.imports(of: file)) else { return nil }
            return (names, last == "do" || last == "handleEvents")
        case .other: return nil
        }
    }

    /// Whether the names on the left of an assignment are a strong property of the object.
    private static func isKept(_ names: [String], by type: DeclaredType, _ codebase: Codebase) -> Bool {
        let names = names.first == "self" ? Array(names.dropFirst()) : names
        guard names.count == 1 else { return false }
        return codebase.storedProperty(names[0], of: type).map { $0.ownership == .strong } ?? false
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

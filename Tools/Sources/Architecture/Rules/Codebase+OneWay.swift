import SwiftFacts

/// Questions about the direction in which the parts of a module hold each other.
extension Codebase {
    /// Whether an interactor or its contract belongs to a module in which the calls go in one direction, as in Clean Swift: the view holds
    /// the interactor, the interactor holds the presenter, and the presenter holds the view weakly.
    ///
    /// In VIPER the presenter holds the interactor. If no presenter of the interactor does that, the strong reference closes no circle, and
    /// the view has no other part to which it can report.
    func isOneWay(_ interactor: DeclaredType) -> Bool {
        if interactor.isContract, interactor.name.hasSuffix("BusinessLogic") { return true }
        return implementations(of: interactor).contains { implementation in
            let held = properties(of: implementation).filter { $0.isStored && $0.ownership == .strong }
                .flatMap { heldTypes(of: $0, in: implementation) }.filter { $0.role == .presenter }
            if held.contains(where: { $0.isContract && $0.name.hasSuffix("PresentationLogic") }) { return true }
            let presenters = held.flatMap(implementations)
            return !presenters.isEmpty && !presenters.contains(where: holdsInteractor)
        }
    }

    /// The classes and structs that conform to a contract, or the type itself if it is no contract.
    private func implementations(of type: DeclaredType) -> [DeclaredType] {
        guard type.isContract else { return [type] }
        return types.filter { candidate in
            !candidate.isContract && !isLeftOut(file(of: candidate)) && ancestors(of: candidate).contains { $0.number == type.number }
        }
    }

    private func holdsInteractor(_ presenter: DeclaredType) -> Bool {
        properties(of: presenter).contains { property in
            property.isStored && heldTypes(of: property, in: presenter).contains { $0.role == .interactor }
        }
    }
}

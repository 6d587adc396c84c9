/// VIPER: what the presenter may ask of its view.
protocol AddChoreModuleView: AnyObject {
    func showProblem(_ text: String)
    func showIsSaving(_ isSaving: Bool)
}

/// VIPER: what the presenter may ask of its interactor.
protocol AddChoreInteraction: AnyObject {
    func add(_ name: String) async throws -> Chore
}

/// VIPER: what the presenter may ask of its wireframe.
protocol AddChoreNavigation: AnyObject {
    func close(with chore: Chore)
}

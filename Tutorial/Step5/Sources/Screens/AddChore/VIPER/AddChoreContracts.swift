/// VIPER: the view as the presenter knows it.
protocol AddChoreModuleView: AnyObject {
    func showProblem(_ text: String)
    func showIsSaving(_ isSaving: Bool)
}

/// VIPER: the interactor as the presenter knows it.
protocol AddChoreInteraction: AnyObject {
    func add(_ name: String) async throws -> Chore
}

/// VIPER: the wireframe as the presenter knows it.
protocol AddChoreNavigation: AnyObject {
    func close(with chore: Chore)
}

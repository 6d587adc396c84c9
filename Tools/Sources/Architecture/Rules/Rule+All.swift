import Suggestions

extension Rule {
    /// All rules, sorted by folder and name.
    public static let all: [Rule] = [
        .viewModelImportsInterface,
        .presenterImportsInterface,
        .interactorImportsInterface,
        .entityImportsInterface,
        .contractImportsFramework,
        .presenterImportsStorage,
        .viewModelImportsStorage,
        .viewHandlesModel,
        .viewKnowsInteractor,
        .viewKnowsService,
        .viewBuildsOtherModule,
        .viewModelKnowsView,
        .presenterKnowsConcreteView,
        .presenterKnowsConcreteParts,
        .presenterSkipsInteractor,
        .interactorKnowsUpperLayer,
        .entityKnowsUpperLayer,
        .serviceKnowsUpperLayer,
        .storedEntityCrosses,
        .wireframeAssembles,
        .viewAsksPresenter,
        .viewReadsStorage,
        .viewNavigates,
        .logicNavigatesByViews,
        .logicReachesSingleton,
        .logicMakesService,
        .logicReachesNetwork,
        .interactorReachesStorage,
        .viewValidates,
        .viewOrdersData,
        .presenterPassesView,
        .entityFormatsText,
        .entityHoldsLogic,
        .forcedTryOnRemoteData,
        .strongView,
        .strongOutput,
        .strongDelegate,
        .strongBackReference,
        .unownedView,
        .strongSelfInClosure,
        .circleOfStrongReferences,
        .circleOfTargets,
        .circleOfFolders,
        .layerOrder,
        .misplacedRole,
        .unusedContract,
        .unusedPart,
        .unusedImport,
        .severalRoles,
        .presentationModelInEntityFile,
    ]

    /// A text to append to an error message: ` Did you mean "strong-view"?`, or an empty text if no rule has a similar name.
    public static func suggestion(for name: String) -> String { Suggestion.sentence(for: name, among: all.map(\.identifier)) }

    /// The rule with an identifier such as `strong-view`; nil if there is none.
    public static func named(_ identifier: String) -> Rule? { byIdentifier[identifier] }

    private static let byIdentifier = Dictionary(all.map { ($0.identifier, $0) }) { first, _ in first }
}

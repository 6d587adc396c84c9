package import BelvedereCore

/// All that an inspector shows of a session, as it is at one moment.
nonisolated package struct InspectionState: Sendable, Hashable {
    /// The name of the app; empty before the session has begun.
    package var application = ""
    /// Whether the session lives.
    package var isOpen = false
    /// The objects of its screens.
    package var structure = ObjectMap()
    /// What came of the last events, the newest last.
    package var flows: [Flow] = []
    /// Where the window is: the routes, the lowest first.
    package var routes: [String] = []
    /// The address of that.
    package var path = ""
    /// Where the window was, the newest last.
    package var visits: [PlaceVisit] = []
    /// What a person can perceive, as a test sees it.
    package var transcript: [String] = []
    /// What assistive technology is told: role, name and value of each thing.
    package var accessibility: [String] = []
    /// Whether a recording is under way.
    package var isRecording = false
    /// What was recorded, step by step.
    package var recordedSteps: [String] = []
    /// The same as a test in Swift.
    package var recordedTest = ""
    /// What is made to go wrong.
    package var fault: ServiceFault?
    /// What the kit has reported, the newest last.
    package var diagnostics: [String] = []

    package init() {}
}

package import BelvedereCore

/// All content that an inspector shows about a session, at one moment.
nonisolated package struct InspectionState: Sendable, Hashable {
    /// The name of the app; empty before the session has begun.
    package var application = ""
    /// The address of the app's window on the server.
    package var address = ""
    /// Whether the services of the app can be made to fail.
    package var hasFaults = false
    /// Whether the session is open.
    package var isOpen = false
    /// The objects of the session's screens, with their references.
    package var structure = ObjectMap()
    /// The index of the topmost screen in the objects of `structure`; `nil` before the first screen.
    package var visibleScreen: Int?
    /// The last events with their effects, the newest last.
    package var flows: [Flow] = []
    /// The routes of the window, the lowest first.
    package var routes: [String] = []
    /// The address of the open screens, which `routes` lists.
    package var path = ""
    /// The addresses that the window has shown before, the newest last.
    package var visits: [PlaceVisit] = []
    /// The content that a person can perceive, as lines of a transcript.
    package var transcript: [String] = []
    /// The content for assistive technology: role, name and value of each element.
    package var accessibility: [String] = []
    /// Whether a recording is running.
    package var isRecording = false
    /// The recorded steps as texts.
    package var recordedSteps: [String] = []
    /// The recording as a test in Swift.
    package var recordedTest = ""
    /// The simulated fault of the services.
    package var fault: ServiceFault?
    /// The reports of the kit, the newest last.
    package var diagnostics: [String] = []

    package init() {}
}

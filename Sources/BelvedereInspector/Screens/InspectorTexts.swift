/// The words of the inspector. Developers read it, so there is one language.
nonisolated struct InspectorTexts: Sendable, Hashable {
    let structure = "Structure"
    let flow = "Flow"
    let routes = "Routes"
    let perception = "Perception"
    let recorder = "Recorder"
    let faults = "Faults"

    let waiting = "Nothing to inspect yet"
    let waitingDetail = "Open the app beside this page. What happens in it appears here."
    let ended = "The session has ended"
    let endedDetail = "What it did last is still here. Load the page again to inspect a new session."

    let references = "References"
    let from = "From"
    let property = "Property"
    let to = "To"
    let strength = "Held"
    let contract = "Contract"
    let strong = "strong"
    let weak = "weak"
    let leaked = "left behind"
    let diagnostics = "Reported"
    let noDiagnostics = "Nothing has been reported."

    let events = "Events"
    let number = "No."
    let event = "Event"
    let handling = "Handler"
    let bytes = "Bytes"
    let steps = "Steps"
    let lane = "Role"
    let step = "What"
    let subject = "Where"
    let detail = "Detail"
    let time = "After"
    let chooseEvent = "No event chosen"
    let chooseEventDetail = "Use the app, then choose an event to see all that came of it."
    let eventGone = "This event is no longer kept"

    let now = "Now"
    let address = "Address"
    let stack = "Routes, the lowest first"
    let history = "History"
    let place = "Place"
    let goThere = "Go there"
    let travelHint = "Choose a row to take the app back to that place."

    let transcript = "What a test sees"
    let accessibilityTree = "What a screen reader is told"

    let record = "Record"
    let stop = "Stop"
    let recording = "Recording. Use the app, then press Stop."
    let recordHint = "Record what you do in the app. It becomes a test that you can copy."
    let test = "Test"
    let recordedSteps = "Recorded steps"

    let service = "Services of this session"
    let faultHint = "This changes your session only. It works in apps whose services can be made to fail."
    /// In the order of no fault, slow, failing, offline, garbage.
    let faultTitles = ["Work as they should", "Answer late", "Fail", "Offline", "Answer with garbage"]
}

/// The texts of the inspector. Its readers are developers, so the texts exist only in English.
nonisolated struct InspectorTexts: Sendable, Hashable {
    let structure = "Structure"
    let flow = "Flow"
    let routes = "Routes"
    let perception = "Perception"
    let recorder = "Recorder"
    let faults = "Faults"

    let waiting = "Nothing to inspect yet"
    let waitingDetail = "Open the app beside this page. Its events appear here."
    let ended = "The session has ended"
    let endedDetail = "Its last actions are still here. Load the page again to inspect a new session."

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
    let chooseEventDetail = "Use the app, then choose an event to see its effects."
    let eventGone = "This event is no longer kept"

    let now = "Now"
    let address = "Address"
    let stack = "Routes, the lowest first"
    let history = "History"
    let place = "Place"
    let travelHint = "Choose a row to take the app back to that place."

    let transcript = "The view of a test"
    let accessibilityTree = "The view of a screen reader"

    let record = "Record"
    let stop = "Stop"
    let recording = "Recording. Use the app, then press Stop."
    let recordHint = "Record what you do in the app. It becomes a test that you can copy."
    let test = "Test"
    let recordedSteps = "Recorded steps"

    let service = "Services of this session"
    let faultHint = "This changes your session only. It works in apps whose services can be made to fail."
    /// The titles of the faults, in this order: no fault, slow, failing, offline, garbage.
    let faultTitles = ["Work as they should", "Answer late", "Fail", "Offline", "Answer with garbage"]
}

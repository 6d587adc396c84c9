internal import CoreMetrics

/// The counters and measurements of the host. The swift-metrics backend of the process receives them.
struct BrowserMetrics: Sendable {
    let openedSessions = Counter(label: "belvedere_sessions_opened_total")
    let closedSessions = Counter(label: "belvedere_sessions_closed_total")
    let resumedSessions = Counter(label: "belvedere_sessions_resumed_total")
    let refusedSessions = Dictionary(
        uniqueKeysWithValues: Refusal.allCases.map { reason in
            (reason, Counter(label: "belvedere_sessions_refused_total", dimensions: [("reason", reason.rawValue)]))
        })
    let liveSessions = Meter(label: "belvedere_sessions_live")
    let events = Counter(label: "belvedere_events_total")
    let droppedEvents = Counter(label: "belvedere_events_dropped_total")
    let violations = Counter(label: "belvedere_protocol_violations_total")
    let changes = Recorder(label: "belvedere_frame_changes")
    let bytes = Recorder(label: "belvedere_frame_bytes")
    /// The time from the arrival of an event to the frame that answers it. If a frame answers several events, the first one counts.
    let latency = Timer(label: "belvedere_event_latency")

    /// The reason why a visitor gets no session.
    enum Refusal: String, CaseIterable {
        case full, address, ending, admission
    }

    func countRefusal(_ reason: Refusal) { refusedSessions[reason]?.increment() }

    func recordFrame(changes: Int, bytes: Int, since start: ContinuousClock.Instant?) {
        self.changes.record(Int64(changes))
        self.bytes.record(Int64(bytes))
        if let start {
            let (seconds, attoseconds) = (ContinuousClock.now - start).components
            latency.recordNanoseconds(seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
        }
    }
}

/// Passes on a received value when no other value has come for a certain time.
final class Debounce<Value> {
    var deliver: (Value) -> Void = { _ in }
    private let duration: Duration
    private var latest: Value?
    private lazy var countdown = Countdown { [unowned self] in settle() }

    init(_ duration: Duration) { self.duration = duration }

    func receive(_ value: Value) {
        latest = value
        countdown.start(duration)
    }

    private func settle() {
        guard let value = latest else { return }
        latest = nil
        deliver(value)
    }
}

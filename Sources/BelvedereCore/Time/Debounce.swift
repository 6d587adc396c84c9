/// Passes on the last of the values that come, when none has come for a while.
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

/// Passes on the first received value at once, and after that the last value of each interval at the interval's end.
final class Throttle<Value> {
    var deliver: (Value) -> Void = { _ in }
    private let interval: Duration
    private var latest: Value?
    private lazy var countdown = Countdown { [unowned self] in intervalEnded() }

    init(_ interval: Duration) { self.interval = interval }

    func receive(_ value: Value) {
        if countdown.isRunning {
            latest = value
        } else {
            countdown.start(interval)
            deliver(value)
        }
    }

    private func intervalEnded() {
        guard let value = latest else { return }
        latest = nil
        countdown.start(interval)
        deliver(value)
    }
}

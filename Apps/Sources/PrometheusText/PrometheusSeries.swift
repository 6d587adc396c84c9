/// What is known of one name with its labels.
protocol PrometheusSeries: AnyObject, Sendable {
    /// What Prometheus calls it.
    var type: String { get }
    func lines(_ name: String, _ labels: String) -> [String]
}

/// A metric with one name and one combination of labels: Prometheus calls it a time series.
protocol PrometheusSeries: AnyObject, Sendable {
    /// The kind of the metric in the text format, such as "counter".
    var type: String { get }
    func lines(_ name: String, _ labels: String) -> [String]
}

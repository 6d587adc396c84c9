/// Formats names, labels and numbers for Prometheus.
enum PrometheusText {
    /// Returns a valid metric name for a text: letters, digits, `_` and `:`, without a digit at the beginning.
    static func name(_ text: String) -> String {
        let name = String(text.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_" || $0 == ":") ? $0 : "_" })
        return name.first.map(\.isNumber) == true ? "_" + name : name
    }

    /// Returns the value of a label, in which backslashes, quotation marks and line breaks are escaped.
    static func escaped(_ text: String) -> String {
        text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
    }

    static func number(_ value: Double) -> String {
        if value.isNaN { return "NaN" }
        if value.isInfinite { return value < 0 ? "-Inf" : "+Inf" }
        return value == value.rounded() && abs(value) < 1e15 ? String(Int64(value)) : String(value)
    }

    static func line(_ name: String, _ labels: String, _ value: String) -> String {
        labels.isEmpty ? "\(name) \(value)" : "\(name){\(labels)} \(value)"
    }
}

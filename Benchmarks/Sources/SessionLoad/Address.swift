/// The address of a page, such as `http://127.0.0.1:8080/bench`.
struct Address: Sendable {
    let host: String
    let port: Int
    let path: String

    init?(_ text: String) {
        let parts = text.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
        guard parts.count >= 3, parts[0] == "http:", parts[1].isEmpty else { return nil }
        let place = parts[2].split(separator: ":")
        guard place.count == 2, let port = Int(place[1]) else { return nil }
        host = String(place[0])
        self.port = port
        path = "/" + (parts.count > 3 ? parts[3] : "")
    }

    var authority: String { "\(host):\(port)" }
}

import ServiceTesting
import StandInServers
import Synchronization

/// A responder that answers like a stand-in, with an error in every body.
final class DamagingResponder: Sendable {
    private let standIn: PlacesStandIn
    private let random: Mutex<SeededRandom>

    init(answering standIn: PlacesStandIn, random: SeededRandom) {
        self.standIn = standIn
        self.random = Mutex(random)
    }

    func answer(to request: StandInRequest) -> StandInAnswer {
        var bytes = standIn.answer(to: request).body
        random.withLock { random in
            switch Int.random(in: 0..<3, using: &random) {
            case 0: bytes.removeLast(Int.random(in: 1...max(bytes.count, 1), using: &random))
            case 1:
                for _ in 0..<Int.random(in: 1...6, using: &random) {
                    bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0x20...0x7E, using: &random)
                }
            default:
                let colons = bytes.indices.filter { bytes[$0] == UInt8(ascii: ":") }
                let swaps = ["null", "[]", "{}", "\"x\"", "true", "-1", "1e400", "1e99", "[[[]]]"]
                guard let colon = colons.randomElement(using: &random), let swap = swaps.randomElement(using: &random) else { return }
                let end = bytes[(colon + 1)...].firstIndex { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "}") } ?? bytes.endIndex
                bytes.replaceSubrange((colon + 1)..<end, with: Array(swap.utf8))
            }
        }
        return StandInAnswer(body: String(decoding: bytes, as: UTF8.self))
    }
}

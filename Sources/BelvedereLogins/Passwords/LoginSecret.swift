/// Unguessable names: 192 bits of the system's generator, in letters that cookies accept unchanged.
enum LoginSecret {
    private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

    static func make() -> String {
        var generator = SystemRandomNumberGenerator()
        return String(decoding: (0..<32).map { _ in letters[Int.random(in: 0..<64, using: &generator)] }, as: UTF8.self)
    }
}

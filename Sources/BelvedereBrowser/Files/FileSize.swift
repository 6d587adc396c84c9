/// Writes the size of a file for people, in units that every language uses: `5 MB`.
enum FileSize {
    static func text(_ bytes: Int) -> String {
        for (unit, factor) in [("GB", 1_000_000_000), ("MB", 1_000_000), ("kB", 1_000)] where bytes >= factor {
            // Never name a size that is larger than the limit.
            let tenths = bytes / (factor / 10)
            return tenths % 10 == 0 || tenths >= 100 ? "\(tenths / 10) \(unit)" : "\(tenths / 10).\(tenths % 10) \(unit)"
        }
        return "\(bytes) B"
    }

    /// Writes the largest size that is allowed: `≤ 5 MB`.
    static func limit(_ bytes: Int) -> String { "≤ \(text(bytes))" }
}

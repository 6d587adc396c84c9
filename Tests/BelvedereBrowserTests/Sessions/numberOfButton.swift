import Testing

/// The number of the only button of a page, out of its first frame.
func numberOfButton(in frame: String) throws -> Int {
    let end = try #require(frame.firstRange(of: "],\"class\":\"button normal\"")?.lowerBound)
    let start = try #require(frame[..<end].lastIndex(of: "["))
    return try #require(Int(frame[frame.index(after: start)..<end]))
}

import Testing

/// Finds the number of a page's only button in its first frame.
func numberOfButton(in frame: String) throws -> Int {
    let end = try #require(frame.firstRange(of: "],\"class\":\"button normal\"")?.lowerBound)
    let start = try #require(frame[..<end].lastIndex(of: "["))
    return try #require(Int(frame[frame.index(after: start)..<end]))
}

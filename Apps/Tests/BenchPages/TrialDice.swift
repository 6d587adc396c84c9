internal import Repeatable

/// Random numbers from a seed, and texts that have broken other programs.
struct TrialDice: RandomNumberGenerator {
    private var numbers: SplitMix64

    init(seed: UInt64) { numbers = SplitMix64(seed: seed) }

    mutating func next() -> UInt64 { numbers.next() }
    mutating func roll(_ sides: Int) -> Int { Int.random(in: 0..<sides, using: &numbers) }
    mutating func pick<Element>(_ elements: [Element]) -> Element { elements[roll(elements.count)] }
    mutating func shuffle<Element>(_ elements: [Element]) -> [Element] { elements.shuffled(using: &numbers) }

    static let texts = [
        "", " ", "<b>bold</b>", "<script>window.pwned = 1</script>", "<img src=x onerror=\"window.pwned = 1\">",
        "\"><svg onload=window.pwned=1>", "' onfocus='window.pwned=1' autofocus='", "javascript:window.pwned=1", "&lt;b&gt; &amp; &#60;",
        "</textarea></title></style><script>window.pwned=1</script>", "{{7*7}} ${7*7} `x`", "\u{0}nul", "line\nline", "\u{1f}unit",
        "\\u003cb\\u003e\\",
        "\u{2028}\u{2029}", "\u{202e}right to left", "עברית and English", "🏳️‍🌈👩‍👩‍👧‍👦é", "\u{feff}bom", "\t tab", "]]>", "<!--",
        "\r\n", "v1", "0",
        String(repeating: "long ", count: 100),
    ]

    static let addresses = [
        "https://example.org/?a=1&b=\"2\"", "javascript:window.pwned=1", " javascript:window.pwned=1", "JaVaScRiPt:window.pwned=1",
        "java\nscript:window.pwned=1", "data:text/html,<script>window.pwned=1</script>", "vbscript:x", "mailto:a@example.org", "geo:1,2",
        "//example.org", "",
    ]
}

/// Random numbers that are the same for the same seed (SplitMix64), and texts that have broken other programs.
struct TrialDice: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return mixed ^ (mixed >> 31)
    }

    mutating func roll(_ sides: Int) -> Int { Int.random(in: 0..<sides, using: &self) }
    mutating func pick<Element>(_ elements: [Element]) -> Element { elements[roll(elements.count)] }
    mutating func shuffle<Element>(_ elements: [Element]) -> [Element] { elements.shuffled(using: &self) }

    static let texts = [
        "", " ", "<b>bold</b>", "<script>window.pwned = 1</script>", "<img src=x onerror=\"window.pwned = 1\">",
        "\"><svg onload=window.pwned=1>", "' onfocus='window.pwned=1' autofocus='", "javascript:window.pwned=1", "&lt;b&gt; &amp; &#60;",
        "</textarea></title></style><script>window.pwned=1</script>", "{{7*7}} ${7*7} `x`", "\u{0}nul", "line\nline", "\u{1f}unit",
        "\\u003cb\\u003e\\",
        "\u{2028}\u{2029}", "\u{202e}right to left", "עברית and English", "🏳️‍🌈👩‍👩‍👧‍👦é", "\u{feff}bom", "\t tab", "]]>", "<!--", "\r\n", "v1", "0",
        String(repeating: "long ", count: 100),
    ]

    static let addresses = [
        "https://example.org/?a=1&b=\"2\"", "javascript:window.pwned=1", " javascript:window.pwned=1", "JaVaScRiPt:window.pwned=1",
        "java\nscript:window.pwned=1", "data:text/html,<script>window.pwned=1</script>", "vbscript:x", "mailto:a@example.org", "geo:1,2",
        "//example.org", "",
    ]
}

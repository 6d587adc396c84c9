@_spi(Hosting) import Belvedere
import Testing

/// Tests of the values that are sent to custom elements and received from them.
struct ElementValueTests {
    private struct Point: Codable, Hashable {
        var name: String
        var x: Double
        var isChosen: Bool
        var tags: [String]
        var next: Int?
    }

    private enum Side: String, Codable { case left, right }

    @Test func structuresBecomeJSONAndComeBack() throws {
        let points = [
            Point(name: "Ann \"A\" \\ \n<b>", x: 1.5, isChosen: true, tags: [], next: nil),
            Point(name: "ش 👩‍🚀", x: -3, isChosen: false, tags: ["a", "b"], next: 7),
        ]
        let value = ElementValue(encoding: points)
        #expect(
            value.json
                == #"[{"isChosen":true,"name":"Ann \"A\" \\ \u000a<b>","tags":[],"x":1.5},{"isChosen":false,"name":"ش 👩‍🚀","next":7,"tags":["a","b"],"x":-3}]"#
        )
        #expect(ElementValue(json: value.json) == value)
        #expect(try value.decoded(as: [Point].self) == points)
    }

    @Test func singleValuesNeedNoStructure() throws {
        #expect(ElementValue(encoding: 3).json == "3")
        #expect(ElementValue(encoding: 0.1).json == "0.1")
        #expect(ElementValue(encoding: "3").json == "\"3\"")
        #expect(ElementValue(encoding: false).json == "false")
        #expect(ElementValue(encoding: Int?.none).json == "null")
        #expect(ElementValue(encoding: Int?.some(4)).json == "4")
        #expect(ElementValue(encoding: Side.left).json == "\"left\"")
        #expect(ElementValue(encoding: ["b": 1, "a": 2]).json == #"{"a":2,"b":1}"#)
        #expect(ElementValue(encoding: [Int]()).json == "[]")
        #expect(ElementValue(encoding: Double.infinity).json == "null")
        #expect(try ElementValue.text("right").decoded(as: Side.self) == .right)
        #expect(try ElementValue.null.decoded(as: Int?.self) == nil)
        #expect(try ElementValue.number(5).decoded(as: Int?.self) == 5)
        #expect(try ElementValue.list([.number(1), .null]).decoded(as: [Int?].self) == [1, nil])
        #expect(try ElementValue.object(["a": .number(1)]).decoded(as: [String: Int].self) == ["a": 1])
    }

    @Test(arguments: [
        "", " ", "nul", "tru", "[", "[1", "[1,]", "{", "{\"a\"}", "{\"a\":}", "{a:1}", "\"a", "\"\\q\"", "\"\\u12\"", "\"\\u+123\"", "1 2",
        "+1", ".5",
        "1.", "--1", "1e", "1e999", "0x10", "NaN", "Infinity", "'a'", "[1] x", "\"\u{1}\"",
        String(repeating: "[", count: 100_000), String(repeating: "{\"a\":", count: 100_000),
    ])
    func aTextThatIsNoJSONIsNoValue(text: String) {
        #expect(ElementValue(json: text) == nil, "\(text.prefix(20))")
    }

    @Test func escapesAndBlanksAreRead() {
        #expect(
            ElementValue(json: " [ 1 , \"\\u00e9\\n\\/\" , { \"a\" : true } ] ")
                == .list([.number(1), .text("é\n/"), .object(["a": .flag(true)])]))
        #expect(ElementValue(json: #""\ud83d\ude00""#) == .text("😀"))
        #expect(ElementValue(json: #""\ud83d""#) == .text("\u{FFFD}"))
        #expect(ElementValue(json: "-1.5e2") == .number(-150))
        #expect(ElementValue(json: "[]") == .list([]))
        #expect(ElementValue(json: "{}") == .object([:]))
    }

    @Test func aValueThatDoesNotFitATypeIsAnErrorAndNoTrap() {
        #expect(throws: DecodingError.self) { try ElementValue.number(1.5).decoded(as: Int.self) }
        #expect(throws: DecodingError.self) { try ElementValue.number(300).decoded(as: UInt8.self) }
        #expect(throws: DecodingError.self) { try ElementValue.number(-1).decoded(as: UInt.self) }
        #expect(throws: DecodingError.self) { try ElementValue.number(1e300).decoded(as: Int.self) }
        #expect(throws: DecodingError.self) { try ElementValue.text("1").decoded(as: Int.self) }
        #expect(throws: DecodingError.self) { try ElementValue.text("up").decoded(as: Side.self) }
        #expect(throws: DecodingError.self) { try ElementValue.object([:]).decoded(as: Point.self) }
        #expect(throws: DecodingError.self) { try ElementValue.list([.text("a")]).decoded(as: [Int].self) }
        #expect(throws: DecodingError.self) { try ElementValue.null.decoded(as: String.self) }
    }
}

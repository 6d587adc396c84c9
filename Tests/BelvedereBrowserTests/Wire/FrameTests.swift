@_spi(Hosting) import Belvedere
import Foundation
import Repeatable
import Testing

@_spi(Hosting) @testable import BelvedereBrowser

@Suite struct FrameTests {

    private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

    @Test func aChangeOfALabelIsAtMost48BytesEachWay() throws {
        var encoder = FrameEncoder()
        let view = ViewNode(
            identifier: ViewIdentifier(rawValue: 12_345), kind: .label, properties: [PropertyAssignment(Label.text, "1000")])
        let frame = encoder.frame(number: 1_000, acknowledging: 1_000, [.set(view, Label.text.key)])
        #expect(text(frame) == "[1000,1000,[\"t\",12345,\"1000\"]]")
        #expect(frame.count + 4 <= 48)
        // The header and the mask of a frame need six bytes (RFC 6455, section 5.2).
        #expect("1000 1000 12345 a".utf8.count + 6 <= 48)
    }

    @Test func aRowIsATemplateOnceAndThenItsValues() {
        var encoder = FrameEncoder()
        func row(_ number: Int) -> ViewNode {
            ViewNode(
                identifier: ViewIdentifier(rawValue: number), kind: .row,
                children: [
                    ViewNode(
                        identifier: ViewIdentifier(rawValue: number + 1), kind: .label,
                        properties: [PropertyAssignment(Label.text, "Row \(number)")])
                ])
        }
        let list = Change.Parent(ViewIdentifier(rawValue: 5), .list)
        let first = encoder.frame(number: 1, acknowledging: 0, [.insert(row(10), into: list, at: 0), .insert(row(12), into: list, at: 1)])
        #expect(
            text(first) == """
                [1,0,["def",0,["li",{"id":[0],"class":"row"},["div",{"id":[0,1],"class":"cell"},["p",{"id":[1],"class":"label body"},0]]]],\
                ["+",5.1,0,[0,10,"Row 10"],[0,12,"Row 12"]]]
                """)
        let second = encoder.frame(number: 2, acknowledging: 0, [.insert(row(14), into: list, at: 2)])
        #expect(text(second) == "[2,0,[\"+\",5.1,2,[0,14,\"Row 14\"]]]")
    }

    @Test func shapesBeyondTheLimitAreSentWhole() {
        var registry = TemplateRegistry()
        for number in 0..<TemplateRegistry.limit {
            guard case .template(number, true) = registry.number(for: [UInt8(number)]) else { return #expect(Bool(false)) }
        }
        guard case .tooMany = registry.number(for: [1, 2]) else { return #expect(Bool(false)) }
        guard case .template(3, false) = registry.number(for: [3]) else { return #expect(Bool(false)) }
    }

    @Test func aLinkThatAnAppWantsOpenedIsHeldToTheSamePolicy() {
        var encoder = FrameEncoder()
        let frame = encoder.frame(number: 1, acknowledging: 0, [.request(1, .open(link: "javascript:alert(1)"))])
        #expect(text(frame) == "[1,0,[\"ask\",1,\"open\",\"\"]]")
    }

    @Test func theScriptNamesOnlyCodesThatExist() {
        let script = String(decoding: Asset.script.bytes, as: UTF8.self)
        #expect(!script.contains("codes."))
        // The operations that the page's script handles must be exactly those that a session can send.
        let events: Set<FrameCode> = [
            .activate, .submit, .endEditing, .perform, .show, .leave, .answer, .file, .cancelFile, .emit, .fail, .choose, .pointer, .look,
            .beginEditing,
            .selectRow, .sort,
            .adjust, .enter, .check, .typed,
        ]
        for code in FrameCode.allCases where !events.contains(code) {
            let name = code.rawValue.allSatisfy(\.isLetter) ? code.rawValue : "'\(code.rawValue)'"
            #expect(["{", ",", "\n"].contains { script.contains("\($0)\(name)(") }, "the page does not know \(code)")
        }
    }

    @Test func theProtocolsPageSaysEveryCode() throws {
        let sources =
            URL(filePath: #filePath).pathComponents.dropLast(4) + ["Sources", "BelvedereBrowser", "BelvedereBrowser.docc", "Protocol.md"]
        let page = try String(contentsOfFile: "/" + sources.dropFirst().joined(separator: "/"), encoding: .utf8)
        let rows = page.split(separator: "\n").compactMap { $0.firstMatch(of: /^\| `(\S+)` \|/)?.1 }.map(String.init)
        #expect(Set(FrameCode.allCases.map(\.rawValue)).isSubset(of: rows))
    }

    @Test(arguments: [
        ("7 3 12 a", Event.activate), ("7 3 12 v 4 two words ", .input("two words ", edit: 4)), ("7 3 12 v 4 ", .input("", edit: 4)),
        ("7 3 12 s", .submit), ("7 3 12 e", .endEditing), ("7 3 12 c 1", .toggle(true)), ("7 3 12 m 2", .select(2)),
        ("7 3 12 p 0", .perform(0)),
        ("7 3 12 w 5 9", .show(5..<9)), ("7 3 12 l", .leave), ("7 3 12 go /row/1", .visit("/row/1")), ("7 3 12 go ", .visit("")),
        ("7 3 12 be 0", .beginEditing(nil)), ("7 3 12 be 1 =a b", .beginEditing("=a b")), ("7 3 12 mk 2", .selectRow(.extend)),
        ("7 3 12 so 3", .sort(3)),
        ("7 3 12 lk 4 -1.5 2 30 40 0.25", .look(DrawingArea(x: -1.5, y: 2, width: 30, height: 40), scale: 0.25, edit: 4)),
        ("7 3 12 r 4 done", .answer(4, .done)), ("7 3 12 r 4 text a b", .answer(4, .text("a b"))),
        ("7 3 12 r 4 failed denied", .answer(4, .failed(.denied))),
        ("7 3 12 r 4 position 60.25 -24.5 12", .answer(4, .position(DevicePosition(latitude: 60.25, longitude: -24.5, accuracy: 12)))),
    ])
    func anEventIsReadAsItWasSent(frame: String, event: Event) throws {
        let inbound = try InboundFrame(frame)
        #expect(inbound.number == 7 && inbound.acknowledged == 3)
        guard case .event(event, ViewIdentifier(rawValue: 12)) = inbound.content else { return #expect(Bool(false), "\(inbound)") }
    }

    @Test(arguments: [
        "", "x", "1", "1 1", "1 1 1", "1 1 1 a b", "+1 1 1 a", "1 1 1234567890123456 a", "1 1 1 c 2", "1 1 1 k 0 2", "1 1 1 k -1 1",
        "1 1 1 n 1", "1 1 1 n x 1", "1 1 1 n 1 123456789012345678901234567890123", "1 1 1 w 2 1", "1 1 1 lk 1 1 2 3 4",
        "1 1 1 lk 1 1 2 3 4 x",
        "1 1 1 zz", "0 1 zz", "1 1 1 file 0 -1 a b", "1 1 1 file 0 9", "1 1 0 fx", "1 1 0 fx 1 2", "1 1 0 part AAAA", "1  1 a",
    ])
    func malformedEventsAreRefused(frame: String) {
        #expect(throws: ProtocolViolation.self) { try InboundFrame(frame) }
    }

    @Test(
        "No text of a frame has a run of marks that takes long to compare",
        arguments: [
            "7 3 12 v 4 MARKS", "7 3 12 d 4 MARKS", "7 3 12 be 1 MARKS", "7 3 12 go /MARKS", "7 3 12 r 4 text MARKS",
            "7 3 0 file 1 9 text/MARKS MARKS",
            #"7 3 12 x pick "MARKS""#, #"7 3 12 x MARKS {"MARKS":"MARKS"}"#, #"7 3 12 x pick {"ESCAPES":["ESCAPES"]}"#,
        ])
    func marks(frame: String) throws {
        let marks = (0..<10_000).map { $0.isMultiple(of: 2) ? "\u{301}" : "\u{323}" }.joined()
        let escapes = String(repeating: #"\u0301\u0323"#, count: 5000)
        let inbound = try InboundFrame(frame.replacing("MARKS", with: "a\(marks)").replacing("ESCAPES", with: "a\(escapes)"))
        let texts: [String] =
            switch inbound.content {
            case .event(.input(let text, _), _), .event(.enter(let text, _), _), .event(.beginEditing(.some(let text)), _),
                .event(.visit(let text), _),
                .event(.answer(_, .text(let text)), _):
                [text]
            case .event(.emit(let name, let value), _): [name] + Self.texts(of: value)
            case .announceFile(let file): [file.name, file.mediaType]
            default: []
            }
        #expect(!texts.isEmpty)
        for text in texts { #expect(text.isStreamSafe && text.unicodeScalars.count <= 36, "\(text.unicodeScalars.count) scalars") }
        #expect(texts.contains { $0.unicodeScalars.count >= 31 })
    }

    private static func texts(of value: ElementValue) -> [String] {
        switch value {
        case .text(let text): [text]
        case .list(let values): values.flatMap { texts(of: $0) }
        case .object(let members): members.flatMap { [$0.key] + texts(of: $0.value) }
        default: []
        }
    }

    @Test("Mutated frames are read or refused, never a trap")
    func mutations() {
        let soak = Environment.isSoak
        let seed = Environment.seed
        var generator = SplitMix64(seed: seed)
        let seeds = [
            "7 3 12 v 4 text", "7 3 12 r 4 position 60.25 -24.5 12", "7 3 12 w 5 9", "7 3 0 file 1 9 text/plain a b", "7 3 0 part QUJD",
            "hello 1 - 0 x en UTC /a",
        ]
        for _ in 0..<(soak ? 1_000_000 : 20_000) {
            var bytes = Array(seeds.randomElement(using: &generator)!.utf8)
            for _ in 0..<Int.random(in: 1...4, using: &generator) {
                let place = Int.random(in: 0..<bytes.count, using: &generator)
                if Bool.random(using: &generator) {
                    bytes[place] = UInt8.random(in: 0...255, using: &generator)
                } else {
                    bytes.remove(at: place)
                }
                if bytes.isEmpty { bytes = [32] }
            }
            let text = String(decoding: bytes, as: UTF8.self)
            _ = try? InboundFrame(text)
            _ = try? Greeting(text)
        }
    }
}

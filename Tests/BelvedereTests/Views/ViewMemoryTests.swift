@_spi(Hosting) @testable import Belvedere
@_spi(Hosting) import BelvedereTesting
import Testing
#if canImport(Glibc)
import Glibc

/// A view takes at most 200 bytes beyond its text.
struct ViewMemoryTests {
    /// What the allocator has handed out for an object, and the bytes of the texts that stand in the object itself.
    private func size(of object: AnyObject) -> Int {
        usableSize(Unmanaged.passUnretained(object).toOpaque())
    }

    private static let limit = 200

    private let usableSize: @convention(c) (UnsafeMutableRawPointer?) -> Int

    init() throws {
        // The module map of the C library leaves this function out.
        let symbol = try #require(dlsym(nil, "malloc_usable_size"))
        usableSize = unsafeBitCast(symbol, to: (@convention(c) (UnsafeMutableRawPointer?) -> Int).self)
    }

    private struct Word: Identifiable, Equatable {
        let id: Int
        let text: String
    }

    @Test func everyKindOfView() {
        withSession {
            // The allocator hands out a few bytes more where what would be left is too little to be used, so the least of several
            // counts.
            let rounds = (0..<4).map { _ in views() }
            var figures: [String] = []
            for (index, (view, texts)) in rounds[0].enumerated() {
                // Every view has a text for its accessibility name.
                let bytes = rounds.map { size(of: $0[index].view) }.reduce(.max, min) - 16 * (texts + 1)
                figures.append("\(view.kind) \(bytes)")
                #expect(bytes <= Self.limit, "\(view.kind) takes \(bytes) bytes beyond its texts")
            }
            print("Bytes of a view beyond its texts:", figures.joined(separator: ", "))
            #expect(Set(rounds[0].map(\.view.kind)) == Set(ViewKind.ofTheKit))
        }
    }

    /// A view of each kind. The number of texts it holds in itself: a `String` takes 16 bytes, however short.
    private func views() -> [(view: View, texts: Int)] {
        let table = Table(DynamicList([Word(id: 1, text: "a")]), columns: [.init("a", \.text)])
        return [
            (Label("a"), 1), (Button("a") {}, 1), (Link("a", to: "b"), 2), (ImageView(.initials("A")), 1), (Spinner("a"), 1),
            (ProgressView("a"), 1), (EmptyState("a"), 2), (MapPicture(name: "a"), 1), (TextField("a"), 4),
            (SearchField("a"), 4), (Toggle("a"), 1), (Picker("a", choices: []), 1), (FileField("a") { _ in }, 1),
            (TextArea("a"), 4), (SecureField("a"), 4), (Slider("a"), 1), (Stepper("a"), 1), (DateField("a"), 2), (TimeField("a"), 2),
            (ColorField("a"), 2), (Picker("a", choices: [], style: .segments), 1), (Picker("a", choices: [], style: .radioGroup), 1),
            (CheckboxGroup("a", choices: []), 1), (Tabs([]), 0), (Stack(), 0), (List(DynamicList([1])) { _ in Label() }, 1),
            (CollectionRow("a", DynamicList([1])) { _ in Label() }, 1), (Pager("a", DynamicList([1])) { _ in Label() }, 1),
            (List(DynamicList([1])) { _ in Label() }.subviews[0], 0), (Alert("a"), 2), (Toast("a"), 1),
            (Spacer(), 0), (Divider(), 0), (Grid(columns: [.fit]), 0), (Section("a"), 1), (Disclosure("a"), 1), (SplitView(), 0),
            (Badge("a"), 1), (Avatar("a"), 2),
            (CodeBlock("a", title: "b"), 2),
            (Screen().view, 0), (BarView(children: []), 0), (WindowView(), 0),
            (Menu("a", []), 1), (ContextMenu("a", Label(), []), 0), (Drawing("a", width: 1, height: 1), 0),
            (CircleShape(center: DrawingPoint(0, 0), radius: 1), 0), (RectangleShape(at: DrawingPoint(0, 0), width: 1, height: 1), 0),
            (LineShape(from: DrawingPoint(0, 0), to: DrawingPoint(1, 1)), 0), (PathShape([]), 0),
            (TextShape("a", at: DrawingPoint(0, 0)), 1),
            (table, 2), (table.subviews[0], 0), (table.subviews[0].subviews[0], 1),
        ]
    }
}
#endif

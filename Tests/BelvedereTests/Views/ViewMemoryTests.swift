@_spi(Hosting) @testable import Belvedere
import BelvedereDecimals
@_spi(Hosting) import BelvedereTesting
import Testing

/// Tests that a view needs at most 200 bytes of memory in addition to its texts.
struct ViewMemoryTests {
    /// Returns the number of bytes that the allocator reserves for an object. `String` values in the object are included, but not their
    /// characters elsewhere.
    ///
    /// The C library reserves blocks of 16 bytes and uses 8 bytes itself. The number is computed from the size of the class and not read
    /// from the allocator, because the allocator sometimes adds the small rest of another block to an object.
    private func size(of object: AnyObject) -> Int {
        (instanceSize(type(of: object)) + 8 + 15) / 16 * 16 - 8
    }

    private static let limit = 200

    private struct Word: Identifiable, Equatable {
        let id: Int
        let text: String
    }

    @Test func everyKindOfView() {
        withSession {
            let views = views()
            var figures: [String] = []
            for (view, texts) in views {
                // Subtract the texts. Each view has one more text, its accessibility name.
                let bytes = size(of: view) - 16 * (texts + 1)
                figures.append("\(view.kind) \(bytes)")
                #expect(bytes <= Self.limit, "\(view.kind) takes \(bytes) bytes beyond its texts")
            }
            print("Bytes of a view beyond its texts:", figures.joined(separator: ", "))
            #expect(Set(views.map(\.view.kind)) == Set(ViewKind.ofTheKit))
        }
    }

    /// Returns a view of each kind, and the number of texts in it. A `String` needs 16 bytes, even a short one.
    private func views() -> [(view: View, texts: Int)] {
        let table = Table(DynamicList([Word(id: 1, text: "a")]), columns: [.init("a", \.text)])
        return [
            (Label("a"), 1), (Button("a") {}, 1), (Link("a", to: "b"), 2), (ImageView(.initials("A")), 1), (Spinner("a"), 1),
            (ProgressView("a"), 1), (EmptyState("a"), 2), (MapPicture(name: "a"), 1), (TextField("a"), 4),
            (SearchField("a"), 4), (Toggle("a"), 1), (Picker("a", choices: []), 1), (FileField("a") { _ in }, 1),
            (DecimalField("a"), 4), (ComboBox("a", choices: []), 4), (TextArea("a"), 4), (SecureField("a"), 4), (Slider("a"), 1),
            (Stepper("a"), 1), (DateField("a"), 2),
            (TimeField("a"), 2),
            (ColorField("a"), 2), (Picker("a", choices: [], style: .segments), 1), (Picker("a", choices: [], style: .radioGroup), 1),
            (CheckboxGroup("a", choices: []), 1), (Tabs([]), 0), (Stack(), 0), (List(DynamicList([1])) { _ in Label() }, 1),
            (CollectionRow("a", DynamicList([1])) { _ in Label() }, 1), (Pager("a", DynamicList([1])) { _ in Label() }, 1),
            (List(DynamicList([1])) { _ in Label() }.subviews[0], 0), (Alert("a"), 2), (Toast("a"), 1),
            (Overlay(Label("a")), 0), (Spacer(), 0), (Divider(), 0), (Grid(columns: [.fit]), 0), (Section("a"), 1), (Disclosure("a"), 1),
            (SplitView(), 0),
            (Badge("a"), 1), (Avatar("a"), 2),
            (CodeBlock("a", title: "b"), 2),
            (Screen().view, 0), (BarView(children: []), 0), (ToolsView(children: []), 0), (WindowView(), 0),
            (Menu("a", []), 1), (ContextMenu("a", Label(), []), 0), (Drawing("a", width: 1, height: 1), 0),
            (CircleShape(center: DrawingPoint(0, 0), radius: 1), 0), (RectangleShape(at: DrawingPoint(0, 0), width: 1, height: 1), 0),
            (LineShape(from: DrawingPoint(0, 0), to: DrawingPoint(1, 1)), 0), (PathShape([]), 0),
            (TextShape("a", at: DrawingPoint(0, 0)), 1),
            (table, 2), (table.subviews[0], 0), (table.subviews[0].subviews[0], 1),
        ]
    }
}

/// Returns the number of bytes of the objects of a class. The function belongs to the standard library, which uses it for its own objects.
@_silgen_name("$ss36_class_getInstancePositiveExtentSizeySiyXlXpF")
private func instanceSize(_ type: AnyClass) -> Int

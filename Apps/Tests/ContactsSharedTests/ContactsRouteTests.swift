import BelvedereCore
import ContactsModel
import ContactsShared
import Testing

@Suite("The addresses of the Contacts app")
struct ContactsRouteTests {
    private static let id = Contact.ID(17)
    private static let key = IdempotencyKey()

    @Test("every stack has an address that leads back to it", arguments: [
        ("", []),
        ("/add/\(key)", [.init(.add(key), .presented)]),
        ("/17", [.init(.detail(id), .pushed)]),
        ("/17/edit/\(key)", [.init(.detail(id), .pushed), .init(.edit(key), .presented)]),
    ] as [(String, [RouteStack<ContactsRoute>.Entry])])
    func addresses(_ path: String, _ entries: [RouteStack<ContactsRoute>.Entry]) {
        let stack = RouteStack(root: ContactsRoute.list, entries: entries)
        #expect(stack.path == path)
        #expect(RouteStack(root: ContactsRoute.list, path: path) == stack)
    }

    @Test("a form's address without a key opens a form with a key of its own", arguments: ["/add", "/17/edit"])
    func newForms(_ path: String) {
        let stack = RouteStack(root: ContactsRoute.list, path: path)
        #expect(stack.unknownPath == nil)
        #expect(stack.path.hasPrefix(path + "/"))
        #expect(RouteStack(root: ContactsRoute.list, path: path) != stack)
        #expect(RouteStack(root: ContactsRoute.list, path: stack.path) == stack)
    }

    @Test("what leads nowhere is said to lead nowhere", arguments: ["/0", "/-1", "/x", "/edit", "/add/edit", "/add/1", "/add/\(key)/\(key)", "/17/\(key)", "/17/18", "/17/add"])
    func unknown(_ path: String) {
        #expect(RouteStack(root: ContactsRoute.list, path: path).unknownPath != nil)
    }
}

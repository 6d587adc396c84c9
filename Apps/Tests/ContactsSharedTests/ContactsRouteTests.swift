import BelvedereCore
import ContactsModel
import ContactsShared
import Testing

@Suite("The addresses of the Contacts app")
struct ContactsRouteTests {
    private static let id = Contact.ID(17)

    @Test("every stack has an address that leads back to it", arguments: [
        ("", []),
        ("/add", [.init(.add, .presented)]),
        ("/17", [.init(.detail(id), .pushed)]),
        ("/17/edit", [.init(.detail(id), .pushed), .init(.edit(id), .presented)]),
    ] as [(String, [RouteStack<ContactsRoute>.Entry])])
    func addresses(_ path: String, _ entries: [RouteStack<ContactsRoute>.Entry]) {
        let stack = RouteStack(root: ContactsRoute.list, entries: entries)
        #expect(stack.path == path)
        #expect(RouteStack(root: ContactsRoute.list, path: path) == stack)
    }

    @Test("what leads nowhere is said to lead nowhere", arguments: ["/0", "/-1", "/x", "/edit", "/add/edit", "/17/18", "/17/add"])
    func unknown(_ path: String) {
        #expect(RouteStack(root: ContactsRoute.list, path: path).unknownPath != nil)
    }
}

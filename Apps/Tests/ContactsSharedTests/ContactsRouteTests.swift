import BelvedereCore
import ContactsModel
import ContactsShared
import Testing

@Suite("The addresses of the Contacts app")
struct ContactsRouteTests {
    private static let id = Contact.ID(17)
    private static let key = IdempotencyKey()

    @Test(
        "every stack has an address that leads back to it",
        arguments: [
            ("", []),
            ("/add/\(key)", [.init(.add(key), .presented)]),
            ("/17", [.init(.detail(id), .pushed)]),
            ("/17/edit/\(key)", [.init(.detail(id), .pushed), .init(.edit(key), .presented)]),
        ] as [(String, [RouteStack<ContactsRoute>.Entry])])
    func addresses(_ path: String, _ entries: [RouteStack<ContactsRoute>.Entry]) {
        let stack = RouteStack(root: ContactsRoute.list(), entries: entries)
        #expect(stack.path == path)
        #expect(RouteStack(root: ContactsRoute.list(), path: path) == stack)
    }

    @Test(
        "a list has an address that leads back to it, also below a contact",
        arguments: [
            ("/by-last-name", ContactListSetting(order: .lastName)),
            ("/find-a.b%20c", ContactListSetting(search: "a.b c")),
            ("/by-last-name.find-%C3%A9%20", ContactListSetting(search: "é ", order: .lastName)),
            ("/find-by-last-name", ContactListSetting(search: "by-last-name")),
        ])
    func lists(_ path: String, _ setting: ContactListSetting) {
        for entries in [[], [.init(.detail(Self.id), .pushed)], [.init(.add(Self.key), .presented)]] as [[RouteStack<ContactsRoute>.Entry]]
        {
            let stack = RouteStack(root: ContactsRoute.list(setting), entries: entries)
            #expect(stack.path.hasPrefix(path))
            #expect(RouteStack(root: ContactsRoute.list(), path: stack.path) == stack)
        }
    }

    @Test func aLongSearchIsCutAndStillLeadsBack() {
        let stack = RouteStack(root: ContactsRoute.list(ContactListSetting(search: String(repeating: "x", count: 1000))))
        #expect(stack.path.count == "/find-".count + ContactListSetting.longestSearch)
        #expect(RouteStack(root: ContactsRoute.list(), path: stack.path) == stack)
    }

    @Test("a form's address without a key opens a form with a key of its own", arguments: ["/add", "/17/edit"])
    func newForms(_ path: String) {
        let stack = RouteStack(root: ContactsRoute.list(), path: path)
        #expect(stack.unknownPath == nil)
        #expect(stack.path.hasPrefix(path + "/"))
        #expect(RouteStack(root: ContactsRoute.list(), path: path) != stack)
        #expect(RouteStack(root: ContactsRoute.list(), path: stack.path) == stack)
    }

    @Test(
        "an address that leads nowhere is unknown",
        arguments: [
            "/0", "/-1", "/x", "/find-", "/by-name", "/by-last-name.", "/by-last-name.x", "/17/find-x", "/edit", "/add/edit", "/add/1",
            "/add/\(key)/\(key)", "/17/\(key)", "/17/18", "/17/add",
        ])
    func unknown(_ path: String) {
        #expect(RouteStack(root: ContactsRoute.list(), path: path).unknownPath != nil)
    }
}

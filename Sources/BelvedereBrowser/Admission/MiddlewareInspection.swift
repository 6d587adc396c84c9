/// Finds middleware of a router that looks as if it decided who may come in.
///
/// Middleware stands in front of pages and never sees the sockets of a page, which carry all that the page shows after its first
/// moment. An author who relies on it alone has to be told.
enum MiddlewareInspection {
    /// What the names of such types have in common.
    private static let signs = ["auth", "jwt", "login"]

    /// The names of the types of such middleware.
    ///
    /// The router keeps its middleware to itself, so it is looked for by reflection, and only at the start.
    static func guards(of router: Any) -> [String] {
        var names: [String] = []
        collect(from: router, isMiddleware: false, depth: 0, into: &names)
        return names
    }

    private static func collect(from value: Any, isMiddleware: Bool, depth: Int, into names: inout [String]) {
        if depth > 8 { return }
        let name = String(describing: type(of: value))
        if isMiddleware, signs.contains(where: name.lowercased().contains), !names.contains(name) { names.append(name) }
        for child in Mirror(reflecting: value).children {
            let isNamedSo = child.label?.lowercased().contains("middleware") == true
            // Behind a property of another name there are routes and handlers, which are many and none of its business.
            if isNamedSo || isMiddleware || child.label == "parent" || depth == 0 {
                collect(from: child.value, isMiddleware: isMiddleware || isNamedSo, depth: depth + 1, into: &names)
            }
        }
    }
}

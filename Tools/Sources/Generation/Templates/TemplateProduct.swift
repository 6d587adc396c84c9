/// What a template makes, which decides on the names that it gets.
enum TemplateProduct: String, Sendable {
    case module, package

    var shapes: [String: NameShape] {
        switch self {
        case .module: ModuleValues.shapes
        case .package: PackageValues.shapes
        }
    }
}

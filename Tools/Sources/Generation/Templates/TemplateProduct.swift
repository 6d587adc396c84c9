/// The thing that a template generates. It decides which names the template's texts can use.
enum TemplateProduct: String, Sendable {
    case module, package

    var shapes: [String: NameShape] {
        switch self {
        case .module: ModuleValues.shapes
        case .package: PackageValues.shapes
        }
    }
}

internal import Belvedere
internal import BelvedereTexts

/// The name and the colour of a role. They are the same in each diagram, in the list of steps and in the strip.
struct RoleAppearance {
    /// The name in the language of the session. A role of the app's own keeps its name.
    let name: String
    /// The number of the colour, from 1 to 6; `nil` for parts that are not of the app, such as the server.
    private let number: UInt8?

    init(_ role: String) {
        (name, number) =
            switch role {
            case "view": (InspectorTexts.roleView, 1)
            case "view model": (InspectorTexts.roleViewModel, 2)
            case "presenter": (InspectorTexts.rolePresenter, 2)
            case "interactor": (InspectorTexts.roleInteractor, 3)
            case "model": (InspectorTexts.roleModel, 4)
            case "service": (InspectorTexts.roleService, 4)
            case "wireframe": (InspectorTexts.roleWireframe, 5)
            case "router": (InspectorTexts.roleRouter, 5)
            case Flow.person: (InspectorTexts.rolePerson, nil)
            case "host": (InspectorTexts.roleServer, nil)
            case "device": (InspectorTexts.roleDevice, nil)
            case "screen reader": (InspectorTexts.roleScreenReader, nil)
            case BindingNames.unowned: (InspectorTexts.roleUnowned, nil)
            case "kit": ("Belvedere", nil)
            default: (role, 6)
            }
    }

    var paint: Paint { number.map(Paint.series) ?? .quiet }

    var tone: Badge.Tone {
        switch number {
        case 1: .series1
        case 2: .series2
        case 3: .series3
        case 4: .series4
        case 5: .series5
        case 6: .series6
        default: .neutral
        }
    }
}

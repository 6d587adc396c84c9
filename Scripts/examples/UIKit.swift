// The view models, presenters and views that the examples in the documentation of BelvedereUIKit use.

import Belvedere
import BelvedereBinding
import BelvedereCore
import BelvedereUIKit
import BelvedereUIKitHost
import SwiftUI
import UIKit

let helloLabel = UILabel(), errorLabel = UILabel(), nameMessageLabel = UILabel()
let portrait = UIImageView(), importBar = UIProgressView(), spinner = UIActivityIndicatorView()
let nameField = UITextField(), firstNameTextField = UITextField(), notesView = UITextView()
let playButton = UIButton(), doneButton = UIButton(), bookButton = UIButton()
let volumeSlider = UISlider(), guestsSlider = UISlider(), priceStepper = UIStepper(), guestsStepper = UIStepper()
let openNowSwitch = UISwitch(), dayPicker = UIDatePicker(), orderControl = UISegmentedControl(items: ["Name", "Age"])
let window = UIWindow(), welcome = UIViewController(nibName: nil, bundle: nil), tableView = UITableView()
let editItem = UIBarButtonItem(title: "Edit"), navigation = UINavigationController()
let alert = UIAlertController(title: "Saved", message: nil, preferredStyle: .alert)
let name = Dynamic(""), needed = ValidationRule<String>("A name is needed.") { !$0.isEmpty }

enum Order: CaseIterable { case name, age }

struct Contact: Identifiable {
    let id: Int
    var fullName = ""
}

final class ExampleViewModel {
    let helloText = Dynamic(""), symbolName = Dynamic("dog"), notes = Dynamic(""), firstName = Dynamic(""), name = Dynamic("")
    let fraction = Dynamic(0.5), volume = Dynamic(0.5), price = Dynamic(1.5), guests = Dynamic(2)
    let isEditing = Dynamic(true), isPlaying = Dynamic(false), isOpenNow = Dynamic(false)
    let day = Dynamic(Date(timeIntervalSinceReferenceDate: 0)), order = Dynamic(Order.name)
    let done = Command {}, book = AsyncCommand<Void> {}, load = AsyncCommand<Void> {}
    let contacts = DynamicList<Contact>(), places = DynamicList<Contact>()
    private(set) lazy var validName = name.validated(by: needed)
    let state = Dynamic(ContentState<Contact>.loading), letters = Dynamic<[SectionHeading]>([])
    let everybody = PagedList<Contact> { _, _ in ListPage(elements: [], total: 0, version: 0) }
    func refresh() async {}
}

let presenter = Presenter<AnyObject>()

nonisolated enum ContactRoute: Route {
    case list
    case detail(Int)
}

final class ContactListController: UIViewController {}

final class ContactController: UIViewController {
    init(id: Int) { super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) { nil }
}

protocol ContactListView: AnyObject {}

enum ContactWireframe {
    static func makeModule(_ contact: Contact) -> UIViewController { UIViewController(nibName: nil, bundle: nil) }
}

enum AddContactWireframe {
    static func makeModule() -> UIViewController { UIViewController(nibName: nil, bundle: nil) }
}

final class PlainWireframe: Wireframe {}

let wireframe = PlainWireframe(), view = UIViewController(nibName: nil, bundle: nil), viewModel = ExampleViewModel()
nonisolated enum ListPart { case main, nearby }
var dataSource = UITableViewDiffableDataSource<ListPart, Int>(tableView: tableView) { _, _, _ in nil }

struct PictureCache: Sendable {
    func picture(at address: URL) async throws -> Data { Data([]) }
}

let savesData = true, cache = PictureCache(), pictures = PictureLoader.network
let host = UIKitHost(.hello), app = BelvedereApp.hello
let meter = CustomElement("level-meter", module: ElementModule("level-meter", source: []))

extension BelvedereApp {
    static var hello: BelvedereApp { BelvedereApp("Hello", path: "/hello") { _ in Window(Screen(title: "Hello")) } }
}

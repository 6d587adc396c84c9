// The view models, presenters and views that the examples in the documentation of BelvedereUIKit use.

import BelvedereBinding
import BelvedereCore
import BelvedereUIKit
import UIKit

let helloLabel = UILabel(), errorLabel = UILabel(), nameMessageLabel = UILabel()
let portrait = UIImageView(), importBar = UIProgressView(), spinner = UIActivityIndicatorView()
let nameField = UITextField(), firstNameTextField = UITextField(), notesView = UITextView()
let playButton = UIButton(), doneButton = UIButton(), bookButton = UIButton()
let volumeSlider = UISlider(), guestsSlider = UISlider(), priceStepper = UIStepper(), guestsStepper = UIStepper()
let openNowSwitch = UISwitch(), dayPicker = UIDatePicker(), orderControl = UISegmentedControl(items: ["Name", "Age"])
let window = UIWindow(), welcome = UIViewController(nibName: nil, bundle: nil), tableView = UITableView()
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
    func refresh() async {}
}

let presenter = Presenter<AnyObject>()

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

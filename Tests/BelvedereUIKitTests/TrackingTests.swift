#if canImport(UIKit)
import BelvedereBinding
import BelvedereUIKit
import Testing
import UIKit

/// UIKit tracks what a view controller reads in its update methods. A read of an `Observed` counts.
@MainActor @Suite(.inSession)
struct TrackingTests {
    @Test func aReadInUpdatePropertiesUpdatesTheViewBeforeTheNextFrame() {
        let model = NameModel(), controller = NameController(model)
        controller.showFrame()
        #expect(controller.label.text == "Ann Zimmer" && controller.updates == 1)
        controller.showFrame()
        #expect(controller.updates == 1)
        model.first.value = "Bob"
        #expect(controller.label.text == "Ann Zimmer")
        controller.showFrame()
        #expect(controller.label.text == "Bob Zimmer" && controller.updates == 2)
    }

    @Test func changesBeforeAFrameAreOneUpdate() {
        let model = NameModel(), controller = NameController(model)
        controller.showFrame()
        model.first.value = "Bob"
        model.last.value = "Young"
        model.first.value = "Carl"
        controller.showFrame()
        #expect(controller.label.text == "Carl Young" && controller.updates == 2)
    }

    @Test func aReadInTheLayoutCountsTooAsOnIOS18() {
        let model = NameModel(), controller = NameController(model)
        controller.showFrame()
        model.isHidden.value = true
        controller.showFrame()
        #expect(controller.label.isHidden && controller.updates == 1)
    }

    @Test func theTrackingEndsWithTheController() {
        let model = NameModel()
        do {
            let controller = NameController(model)
            controller.showFrame()
            #expect(model.isHidden.hasListeners)
        }
        #expect(!model.isHidden.hasListeners && !model.first.hasListeners)
    }
}

private final class NameModel {
    let first = Dynamic("Ann"), last = Dynamic("Zimmer"), isHidden = Dynamic(false)
}

private final class NameController: UIViewController {
    let label = UILabel()
    private(set) var updates = 0
    private let name: Observed<String>
    private let isHidden: Observed<Bool>

    init(_ model: NameModel) {
        name = Observed(combine(model.first, model.last) { "\($0) \($1)" })
        isHidden = Observed(model.isHidden)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func updateProperties() {
        super.updateProperties()
        updates += 1
        label.text = name.value
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        label.isHidden = isHidden.value
    }
}
#endif

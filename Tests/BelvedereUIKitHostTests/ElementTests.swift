#if canImport(UIKit)
import Belvedere
import BelvedereBinding
import BelvedereHeadless
import BelvedereUIKitHost
import SwiftUI
import Testing
import TestSupport
import UIKit
@testable import UIKitStage

private nonisolated enum Dial {
    static let element = CustomElement("volume-dial", module: ElementModule("volume-dial", source: []))
    static let volume = ElementProperty<Int>("volume")
    static let turn = ElementEvent<Int>("turn")
}

private struct DialText: SwiftUI.View {
    let volume: Int
    var body: some SwiftUI.View { Text("\(volume)") }
}

/// Tests of views of UIKit and of SwiftUI in an app of the kit, and of an app inside SwiftUI.
@MainActor @Suite(.serialized)
struct ElementTests {
    private func radio(_ volume: Dynamic<Int>) -> BelvedereApp {
        BelvedereApp("Radio", path: "/radio") { _ in
            let dial = ElementView(Dial.element, name: "Volume", fallback: "The volume of the radio")
            dial.bind(Dial.volume, changedBy: Dial.turn, to: volume)
            return Window(Screen(title: "Radio", content: Stack(dial)))
        }
    }

    private func find<Found: UIView>(_ type: Found.Type, in view: UIView) -> Found? {
        (view as? Found) ?? view.subviews.lazy.compactMap { find(type, in: $0) }.first
    }

    private func find(identifier: String, in view: UIView) -> UIView? {
        if view.accessibilityIdentifier == identifier { return view }
        return view.subviews.lazy.compactMap { self.find(identifier: identifier, in: $0) }.first
    }

    @Test func aCustomElementIsTheViewOfTheApp() async throws {
        let volume = Dynamic(3)
        let native = NativeElement(Dial.element) { element in
            let slider = UISlider()
            slider.maximumValue = 10
            element.onChange { [unowned slider] element in slider.value = Float(element[Dial.volume] ?? 0) }
            slider.addAction(UIAction { [unowned slider] _ in element.send(Dial.turn, Int(slider.value)) }, for: .valueChanged)
            return slider
        }
        try await HostStage(elements: [native]).open(radio(volume), at: "", Setting()) { player in
            let slider = try #require(find(UISlider.self, in: player.reader.columns[0].topViewController!.view))
            #expect(slider.value == 3)
            #expect(slider.accessibilityLabel == "Volume")
            slider.value = 7
            slider.sendActions(for: .valueChanged)
            #expect(volume.value == 7)
            volume.value = 1
            try await until { slider.value == 1 }
        }
    }

    @Test func anElementIsAViewOfSwiftUI() async throws {
        let native = NativeElement(Dial.element) { element in
            UIHostingConfiguration { DialText(volume: element[Dial.volume] ?? 0) }.makeContentView()
        }
        try await HostStage(elements: [native]).open(radio(Dynamic(3)), at: "", Setting()) { player in
            let screen = player.reader.columns[0].topViewController!.view!
            #expect(find(identifier: "volume-dial", in: screen) != nil)
        }
    }

    @Test func anAppRunsInsideSwiftUIUntilItsViewGoes() {
        let view = AppView(radio(Dynamic(3)))
        let context = AppView.Context(coordinator: view.makeCoordinator())
        let controller = view.makeUIViewController(context: context)
        #expect(controller === context.coordinator.viewController)
        let navigation = controller.children.first as? UINavigationController
        #expect(navigation?.topViewController?.title == "Radio")
        view.updateUIViewController(controller, context: context)
        #expect(navigation?.viewControllers.count == 1)
        AppView.dismantleUIViewController(controller, coordinator: context.coordinator)
        #expect(navigation?.viewControllers.isEmpty == true)
    }
}
#endif

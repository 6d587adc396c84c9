// The bindings themselves run here, against the stand-in in Scripts/apple/UIKit. Without the stand-in there is no UIKit on Linux.
#if canImport(UIKit)
import BelvedereBinding
import BelvedereUIKit
import Testing
import UIKit

@MainActor @Suite(.inSession)
struct ControlTests {
    @Test func aLabelShowsItsTextUntilItIsBoundAgain() {
        let label = UILabel(), first = Dynamic("one"), second = Dynamic("two")
        label.bind(first)
        #expect(label.text == "one")
        first.value = "uno"
        #expect(label.text == "uno")
        label.bind(second)
        first.value = "ein"
        #expect(label.text == "two")
        #expect(!first.hasListeners)
    }

    @Test func aLabelShowsNothingWhileThereIsNoText() {
        let label = UILabel(), text = Dynamic<String?>("wrong")
        label.bind(text)
        text.value = nil
        #expect(label.text == nil)
    }

    @Test func bindingsEndWithTheirView() {
        let text = Dynamic("one"), isOn = Dynamic(true)
        weak var released: UISwitch?
        do {
            let label = UILabel().bind(text), control = UISwitch().bind(isOn)
            released = control
            #expect(text.hasListeners && isOn.hasListeners && label.text == "one")
        }
        #expect(released == nil)
        #expect(!text.hasListeners && !isOn.hasListeners)
    }

    @Test func aButtonShowsItsTitleWithAndWithoutConfiguration() {
        let title = Dynamic("Play"), plain = UIButton().bind(title: title)
        let filled = UIButton(configuration: .filled()).bind(title: title)
        title.value = "Pause"
        #expect(plain.currentTitle == "Pause")
        #expect(filled.configuration?.title == "Pause")
    }

    @Test func aButtonExecutesItsLastCommand() {
        let mayRun = Dynamic(false)
        var runs = 0, others = 0
        let command = Command(canExecute: mayRun) { runs += 1 }, other = Command { others += 1 }
        let button = UIButton().bind(command: command)
        #expect(!button.isEnabled)
        mayRun.value = true
        #expect(button.isEnabled)
        button.press()
        #expect(runs == 1)
        button.bind(command: other)
        button.press()
        #expect(runs == 1 && others == 1)
    }

    @Test func aButtonIsBusyWhileItsCommandRuns() async {
        let gate = AsyncStream<Void>.makeStream()
        let command = AsyncCommand<Void> { for await _ in gate.stream { break } }
        let button = UIButton(configuration: .filled()).bind(command: command)
        button.press()
        #expect(button.configuration?.showsActivityIndicator == true)
        #expect(!button.isEnabled)
        gate.continuation.yield()
        await command.waitUntilIdle()
        #expect(button.configuration?.showsActivityIndicator == false)
        #expect(button.isEnabled)
        button.bind(command: Command {})
        #expect(!command.isExecuting.hasListeners)
    }

    @Test func aSwitchMovesInBothDirectionsAndBackIfItsChangeIsRefused() {
        let isOn = Dynamic(false), control = UISwitch().bind(isOn)
        isOn.value = true
        #expect(control.isOn)
        control.choose { $0.isOn = false }
        #expect(!isOn.value)
        let refusal = isOn.bind { if $0 { isOn.value = false } }
        control.choose { $0.isOn = true }
        #expect(!control.isOn && !isOn.value)
        refusal.cancel()
    }

    @Test func aSliderKeepsTheValueThatItCannotShow() {
        let volume = Dynamic(3.0), slider = UISlider().bind(volume)
        #expect(slider.value == 1)
        #expect(volume.value == 3)
        slider.choose { $0.value = 0.25 }
        #expect(volume.value == 0.25)
        volume.value = .nan
        #expect(slider.value == 0.25)
    }

    @Test func aSliderOfWholeNumbersStopsAtWholeNumbers() {
        let guests = Dynamic(2), slider = UISlider()
        slider.maximumValue = 8
        slider.bind(guests)
        slider.choose { $0.value = 4.4 }
        #expect(guests.value == 4)
        #expect(slider.value == 4)
    }

    @Test func aStepperCounts() {
        let guests = Dynamic(2), price = Dynamic(0.5)
        let stepper = UIStepper().bind(guests), other = UIStepper().bind(price)
        stepper.choose { $0.value += 1 }
        other.choose { $0.value += 0.5 }
        #expect(guests.value == 3 && price.value == 1)
        guests.value = -1
        #expect(stepper.value == 0 && guests.value == -1)
    }

    @Test func segmentsChooseAnIndexOrAValue() {
        let index = Dynamic(7), letter = Dynamic("c")
        let control = UISegmentedControl(items: ["a", "b"]).bind(index)
        #expect(control.selectedSegmentIndex == 1 && index.value == 7)
        control.choose { $0.selectedSegmentIndex = 0 }
        #expect(index.value == 0)
        control.choose { $0.selectedSegmentIndex = UISegmentedControl.noSegment }
        #expect(index.value == 0 && control.selectedSegmentIndex == 0)
        let letters = UISegmentedControl(items: ["A", "B"]).bind(letter, to: ["a", "b"])
        #expect(letters.selectedSegmentIndex == UISegmentedControl.noSegment && letter.value == "c")
        letters.choose { $0.selectedSegmentIndex = 1 }
        #expect(letter.value == "b")
        letter.value = "a"
        #expect(letters.selectedSegmentIndex == 0)
        let empty = UISegmentedControl(items: []).bind(Dynamic(0))
        #expect(empty.selectedSegmentIndex == UISegmentedControl.noSegment)
    }

    @Test func aDatePickerChoosesADate() {
        let day = Dynamic(Date(timeIntervalSinceReferenceDate: 5)), picker = UIDatePicker().bind(day)
        #expect(picker.date == day.value)
        picker.choose { $0.date = Date(timeIntervalSinceReferenceDate: 9) }
        #expect(day.value.timeIntervalSinceReferenceDate == 9)
    }

    @Test func progressIndicatorAndImageFollow() {
        let fraction = Dynamic(0.5), isBusy = Dynamic(true), image = Dynamic<UIImage?>(nil), picture = UIImage()
        let bar = UIProgressView().bind(fraction), indicator = UIActivityIndicatorView().bind(isAnimating: isBusy)
        let view = UIImageView().bind(image)
        #expect(bar.progress == 0.5 && indicator.isAnimating && view.image == nil)
        fraction.value = .nan
        isBusy.value = false
        image.value = picture
        #expect(bar.progress == 0 && !indicator.isAnimating && view.image === picture)
    }

    @Test func aControlIsEnabledWhileAValueIsTrue() {
        let isEditing = Dynamic(false), field = UITextField().bind(isEnabled: isEditing)
        #expect(!field.isEnabled)
        isEditing.value = true
        #expect(field.isEnabled)
    }
}

extension UIButton {
    /// Presses the button as a person does: a disabled button does nothing.
    fileprivate func press() { if isEnabled { sendActions(for: .primaryActionTriggered) } }
}
#endif

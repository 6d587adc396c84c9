import Belvedere
import BelvedereTesting
import PatternModel
import Testing

@testable import PatternMVVMClosures

/// The view model of the article, without a view: it answers by closures.
struct ClosuresTests {
    @Test func itAnswersByItsClosures() async {
        await withSession {
            let viewModel = ContactViewModelController(
                dataManager: ContactLocalDataManager([("Ada", "Lovelace"), ("grace", "Hopper")])
            )
            var answers: [String] = []
            viewModel.retrieveContacts(
                { answers.append("success: \(viewModel.contactsCount)") }, failure: { answers.append("failure") }
            )
            await settle()
            viewModel.createContact(
                firstName: "Bertha", lastName: "Benz",
                success: { contact, index in answers.append("success: \(contact.fullName) at \(index)") },
                failure: { answers.append("failure") }
            )
            await settle()
            #expect(answers == ["success: 2", "success: Bertha Benz at 1"])
            #expect(
                (0..<viewModel.contactsCount).map { viewModel.viewModel(at: $0).fullName } == [
                    "Ada Lovelace", "Bertha Benz", "grace Hopper",
                ])
        }
    }
}

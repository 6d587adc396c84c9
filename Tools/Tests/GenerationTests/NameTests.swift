import Testing
@testable import Generation

struct NameTests {
    @Test(arguments: ["PhotoAlbum", "photoAlbum", "photo-album", "photo_album"])
    func everyUsualFormIsRead(text: String) throws {
        let name = try ModuleName(text)
        #expect(
            [name.type, name.value, name.title, name.words, name.path] == [
                "PhotoAlbum", "photoAlbum", "Photo album", "photo album", "photo-album",
            ])
    }

    @Test func abbreviationsStayTogether() throws {
        let name = try ModuleName("URLList")
        #expect([name.type, name.value, name.words, name.path] == ["URLList", "urlList", "url list", "url-list"])
        #expect(try ModuleName("userID").path == "user-id")
    }

    @Test(arguments: [("Contact", "Contacts"), ("Category", "Categories"), ("Day", "Days"), ("Box", "Boxes"), ("News", "News")])
    func severalHaveANameOfTheirOwn(one: String, many: String) throws {
        #expect(try ModuleName(one).plural.type == many)
    }

    @Test(arguments: ["class", "Class", "3D", "a b", "a/b", "", "-", "../Evil", "Naïve!", "name.of", "String", "Screen", "Content", "I"])
    func namesThatSwiftCannotHaveAreRefused(text: String) throws {
        let problems = try problems { _ = try ModuleName(text) }
        #expect(problems.count == 1)
    }

    @Test func aNameThatIsAWordAsSeveralSaysSo() throws {
        #expect(
            try problems { _ = try ModuleName("A") } == [
                "\"A\" cannot be a name, because its plural \"as\" is a word of Swift. Choose another name."
            ])
    }

    @Test func aPlanHasTheNameThatIsGenerated() throws {
        let project = try TemporaryProject()
        for (typed, name) in [("ProfileScreen", "Profile"), ("photo-album", "PhotoAlbum"), ("News", "News")] {
            let plan = try project.plan(ModuleRequest(kind: "mvvm-screen", name: typed))
            #expect(plan.module == name && plan.forced().module == name)
            #expect(plan.files.contains { $0.path.hasSuffix("/\(name)/\(name)Screen.swift") })
        }
    }

    @Test(arguments: ["decimal", "Decimal", "money"]) func aDecimalIsNoDouble(name: String) throws {
        let attribute = try EntityAttribute("price:\(name)?")
        #expect(attribute.swiftType == "Decimal?" && attribute.type.needsFoundation)
    }

    @Test func attributesAreTyped() throws {
        let attributes = try EntityAttribute.read(["name:string", "age:Integer", "email:string?", "birthday:date"])
        #expect(attributes.map(\.swiftType) == ["String", "Int", "String?", "Date"])
    }

    @Test func allProblemsOfAttributesAreTold() throws {
        let found = try problems { _ = try EntityAttribute.read(["name", "age:itn", "class:string", "a:int", "a:string", "id:int"]) }
        #expect(found.count == 5)
        #expect(found[1].contains("Did you mean \"int\"?"))
    }
}

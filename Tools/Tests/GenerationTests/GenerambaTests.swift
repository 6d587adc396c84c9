import Foundation
import Testing
@testable import Generation

/// Checks that the files from a Rambafile and a template are those that Generamba writes.
struct GenerambaTests {
    private let day = Date(timeIntervalSince1970: 1_768_478_400) // 15 January 2026, 12:00 UTC

    private func project(_ rambafile: String = "") throws -> TemporaryProject {
        let project = try TemporaryProject()
        try project.write(
            """
            ### Headers settings
            company: Example
            author: Ann
            project_name: My App
            xcodeproj_path: MyApp.xcodeproj
            prefix: RC
            project_target: MyApp
            project_file_path: /Classes/Modules/
            project_group_path: Classes/Modules
            test_target: MyAppTests
            test_file_path: Tests/Modules
            templates:
            - {name: viper, local: 'Templates/viper'}
            - {name: far, git: 'https://example.com/far'}
            \(rambafile)
            """, to: "Rambafile")
        try project.write(
            """
            name: "viper"
            summary: "A module"
            code_files:
            - {name: View/ViewController.swift, path: Code/view.swift.liquid}
            - {name: Router/Router.h, path: Code/router.h.liquid}
            {% if custom_parameters.entity %}- {name: Entity.swift, path: Code/entity.liquid, custom_name: "{{ custom_parameters.entity | capitalize }}.swift"}{% endif %}
            - {name: Base.lproj/strings.txt, path: Code/strings.txt, is_resource: true}
            - {name: View/View.storyboard, path: Code/storyboard.liquid, is_resource: true, custom_name: "{{ module_info.name }}.storyboard"}
            - {name: Cells/}
            - {name: View/Images}
            test_files:
            - {name: View/ViewTests.swift, path: Tests/view_tests.swift.liquid}
            dependencies:
            - Typhoon
            """, to: "Templates/viper/viper.rambaspec")
        try project.write(
            "{% include 'header' %}\nclass {{ module_info.name }}ViewController {}\n", to: "Templates/viper/Code/view.swift.liquid")
        try project.write(
            "@interface {{ prefix }}{{ module_info.name }}Router : NSObject\n@end", to: "Templates/viper/Code/router.h.liquid")
        try project.write(
            "struct {{ custom_parameters.entity | capitalize }} {} // {{ module_info.file_name }}\n",
            to: "Templates/viper/Code/entity.liquid")
        try project.write("{{ module_info.name }} = {{ module_info.file_name }}\n", to: "Templates/viper/Code/strings.txt")
        try project.write("<{{ module_info.file_name }} {{ module_info.file_basename }}>", to: "Templates/viper/Code/storyboard.liquid")
        try project.write("@testable import {{ module_info.product_module_name }}\n", to: "Templates/viper/Tests/view_tests.swift.liquid")
        try project.write(
            "//  {{ module_info.file_name }}\n//  {{ module_info.project_name }}: {{ module_info.description }}\n//  Created by {{ developer.name }} on {{ date }}.\n//  Copyright {{ year }} {{ developer.company }}.",
            to: "Templates/viper/snippets/header.liquid")
        return project
    }

    private func texts(_ plan: Plan) -> [String: String] {
        Dictionary(uniqueKeysWithValues: plan.files.map { ($0.path, String(decoding: $0.after ?? [], as: UTF8.self)) })
    }

    @Test func theFilesAreThoseOfGeneramba() throws {
        let project = try project()
        let plan = try GenerambaPlanner(folder: project.root, date: day).plan(
            GenerambaRequest(template: "viper", name: "Profile", customParameters: ["entity": "person"]))
        #expect(
            texts(plan) == [
                "Classes/Modules/Profile/View/RCProfileViewController.swift": """
                //  RCProfileViewController.swift
                //  My App: Profile module
                //  Created by Ann on 15/01/2026.
                //  Copyright 2026 Example.
                class ProfileViewController {}

                """,
                "Classes/Modules/Profile/Router/RCProfileRouter.h": "@interface RCProfileRouter : NSObject\n@end",
                "Classes/Modules/Profile/Person.swift": "struct Person {} // Person.swift\n",
                "Classes/Modules/Profile/Base.lproj/RCProfilestrings.txt": "Profile = RCProfilestrings.txt\n",
                "Classes/Modules/Profile/View/Profile.storyboard": "<Profile.storyboard >",
                "Tests/Modules/Profile/View/RCProfileViewTests.swift": "@testable import My_App\n",
            ])
        #expect(plan.notes.count == 3)
        #expect(
            plan.notes[0].contains("xcodeproj_path: The files are not added to the Xcode project.")
                && plan.notes[0].contains("project_group_path:"))
        #expect(
            plan.notes[1]
                == "The template has groups without files: Cells, View/Images. Generamba made an empty folder for each, and this program does not."
        )
        #expect(plan.notes[2].contains("Typhoon"))
    }

    /// Families of templates in the forms of Generamba's catalogue, with the results of another Liquid implementation.
    @Test(arguments: ["viper_swift", "viper_objc", "mvvm_controller", "rviper"])
    func wholeFamiliesAreRendered(family: String) throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "Families/\(family)").path
        let request = GenerambaRequest(
            template: family, name: "Profile", customParameters: ["entity": "Person", "storyboard": "yes", "parts": "a,b"]
        )
        let plan = try GenerambaPlanner(folder: folder, date: day).plan(request)
        let made = texts(plan)
        let files = LocalFiles()
        let expected = try files.files(below: folder + "/expected")
        #expect(made.keys.sorted() == expected.sorted())
        for path in expected { #expect(try made[path] == files.text(of: folder + "/expected/" + path), "\(path)") }
    }

    @Test func optionsTakeThePlaceOfTheRambafile() throws {
        let project = try project()
        let plan = try GenerambaPlanner(folder: project.root, date: day).plan(
            GenerambaRequest(
                template: "viper", name: "Profile", summary: "Mine", author: "Bob", modulePath: "Other", testPath: "OtherTests"
            ))
        let texts = texts(plan)
        #expect(
            texts.keys.sorted() == [
                "Other/Profile/Base.lproj/RCProfilestrings.txt", "Other/Profile/Router/RCProfileRouter.h",
                "Other/Profile/View/Profile.storyboard", "Other/Profile/View/RCProfileViewController.swift",
                "OtherTests/Profile/View/RCProfileViewTests.swift",
            ])
        #expect(texts["Other/Profile/View/RCProfileViewController.swift"]?.contains("My App: Mine\n//  Created by Bob") == true)
    }

    @Test func anExistingFileIsAConflictAndStays() throws {
        let project = try project()
        try project.write("// mine\n", to: "Classes/Modules/Profile/Router/RCProfileRouter.h")
        let plan = try GenerambaPlanner(folder: project.root, date: day).plan(GenerambaRequest(template: "viper", name: "Profile"))
        #expect(plan.conflicts.map(\.path) == ["Classes/Modules/Profile/Router/RCProfileRouter.h"])
    }

    @Test(arguments: [
        ("viper", "class", "is a word of Swift"),
        ("viper", "../Evil", "cannot be the name of a module"),
        ("vipr", "Profile", "Did you mean \"viper\"?"),
        ("far", "Profile", "comes from https://example.com/far. Clone it"),
    ])
    func mistakesAreSentences(template: String, name: String, expected: String) throws {
        let project = try project()
        let found = try problems { _ = try GenerambaPlanner(folder: project.root).plan(GenerambaRequest(template: template, name: name)) }
        #expect(found.count == 1 && found[0].contains(expected), "\(found)")
    }

    @Test func unknownSettingsAndOnesThatAreNotDoneAreTold() throws {
        let project = try project("prefx: X\npodfile_path: Podfile\ncatalogs: ['https://example.com']")
        let notes = try GenerambaPlanner(folder: project.root).plan(GenerambaRequest(template: "viper", name: "Profile")).notes
        #expect(notes[0].contains("prefx") && notes[0].contains("Did you mean \"prefix\"?"))
        #expect(notes[0].contains("podfile_path:") && notes[0].contains("catalogs:"))
    }

    @Test func aTemplateCannotReadOutsideItself() throws {
        let project = try project()
        try project.write("name: viper\ncode_files:\n- {name: A.swift, path: ../../Rambafile}\n", to: "Templates/viper/viper.rambaspec")
        #expect(
            try problems { _ = try GenerambaPlanner(folder: project.root).plan(GenerambaRequest(template: "viper", name: "Profile")) }
                .first?.contains("leads out") == true)
    }
}

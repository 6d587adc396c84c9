@testable import Architecture
import Foundation
import SwiftFacts
import Testing

/// Reads the targets of Xcode projects.
@Suite struct XcodeProjectTests {
    /// An app with file references, a widget that shares a file, a framework in a synchronized folder, and tests.
    private static let project = """
        // !$*UTF8*$!
        {
            archiveVersion = 1;
            objects = {
                P /* Project object */ = { isa = PBXProject; mainGroup = G; targets = ( A, W, K, T, ); };
                G = { isa = PBXGroup; children = ( GA, GS, SK, ST, ); sourceTree = "<group>"; };
                GA = { isa = PBXGroup; children = ( F1, F2, ); path = App; sourceTree = "<group>"; };
                GS = { isa = PBXGroup; children = ( F3, F4, ); name = "No folder"; sourceTree = "<group>"; };
                F1 = { isa = PBXFileReference; path = "Login View.swift"; sourceTree = "<group>"; };
                F2 = { isa = PBXFileReference; path = ../Shared/Session.swift; sourceTree = "<group>"; };
                F3 = { isa = PBXFileReference; path = Widget/Widget.swift; sourceTree = SOURCE_ROOT; };
                F4 = { isa = PBXFileReference; path = ../../etc/passwd.swift; sourceTree = SOURCE_ROOT; };
                SK = { isa = PBXFileSystemSynchronizedRootGroup; exceptions = ( E1, E2, ); path = Kit; sourceTree = "<group>"; };
                ST = { isa = PBXFileSystemSynchronizedRootGroup; path = AppTests; sourceTree = "<group>"; };
                E1 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = ( Old.swift, ); target = K; };
                E2 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = ( Old.swift, ); target = A; };
                B1 = { isa = PBXBuildFile; fileRef = F1; };
                B2 = { isa = PBXBuildFile; fileRef = F2; };
                B3 = { isa = PBXBuildFile; fileRef = F3; };
                B4 = { isa = PBXBuildFile; fileRef = F4; };
                S1 = { isa = PBXSourcesBuildPhase; files = ( B1, B2, ); };
                S2 = { isa = PBXSourcesBuildPhase; files = ( B2, B3, B4, ); };
                D1 = { isa = PBXTargetDependency; target = K; };
                A = { isa = PBXNativeTarget; buildPhases = ( S1, ); dependencies = ( D1, ); name = "My App";
                    productType = "com.apple.product-type.application"; };
                W = { isa = PBXNativeTarget; buildPhases = ( S2, ); name = Widget; productType = "com.apple.product-type.app-extension"; };
                K = { isa = PBXNativeTarget; fileSystemSynchronizedGroups = ( SK, ); name = Kit;
                    productType = "com.apple.product-type.framework"; };
                T = { isa = PBXNativeTarget; fileSystemSynchronizedGroups = ( ST, ); name = AppTests;
                    productType = "com.apple.product-type.bundle.unit-test"; };
            };
            rootObject = P /* Project object */;
        }
        """

    private func project(_ paths: [String], _ text: String = Self.project) -> Project {
        Project(sources: [("ios/App.xcodeproj/project.pbxproj", text)] + paths.map { ("ios/" + $0, "class A {}") })
    }

    @Test func eachFileBelongsToTheTargetThatCompilesIt() {
        let paths = [
            "App/Login View.swift", "Shared/Session.swift", "Widget/Widget.swift", "Kit/A/B.swift", "Kit/Old.swift", "AppTests/T.swift",
            "Other.swift",
        ]
        let found = project(paths)
        let names = found.files.map { found.targets[$0.target].name }
        #expect(names == ["My_App", "My_App", "Widget", "Kit", "My_App", "AppTests", "App"])
        #expect(found.targets.first { $0.name == "AppTests" }?.isTest == true)
        #expect(found.targets.first { $0.name == "My_App" }?.dependencies == ["Kit"])
    }

    @Test func typesWithTheSameNameInTwoTargetsAreTwoTypes() {
        let text = Self.project.replacing("Widget/Widget.swift", with: "Widget/Feed.swift")
            .replacing("Login View.swift", with: "Feed.swift")
        let sources = [
            ("App.xcodeproj/project.pbxproj", text),
            ("App/Feed.swift", "import UIKit\nclass FeedScreen: UIViewController {}\nclass FeedPresenter { weak var view: Page? }"),
            ("Widget/Feed.swift", "import UIKit\nclass Page: UIViewController { let session = Session() }"),
            ("Shared/Session.swift", "class Session {}"),
        ]
        let codebase = Codebase(project: Project(sources: sources))
        // The presenter of the app cannot mean the page of the widget.
        #expect(codebase.resolve("Page", in: codebase.project.files[0]) == nil)
        // The app and the widget compile the same file.
        #expect(codebase.resolve("Session", in: codebase.project.files[1])?.name == "Session")
    }

    @Test(arguments: [
        "", "{", "{ objects = ( a, b }", "{ a = 1 }", "{ objects = {}; rootObject = P; }", "{ /* no end", "{ a = \"no end", "\u{0}",
        String(repeating: "(", count: 100_000), String(repeating: "{ a = ", count: 100_000),
        "{ objects = { P = { targets = ( A, ); }; A = { name = X; }; }; rootObject = P; } more",
    ])
    func aBrokenProjectIsAnErrorWithItsLine(text: String) {
        #expect(throws: PropertyListReader.Problem.self) { try XcodeProjectReader.targets(in: Array(text.utf8)) }
    }

    @Test func aProjectThatIsCutAnywhereIsNoCrash() {
        let bytes = Array(Self.project.utf8)
        for count in bytes.indices {
            #expect(throws: PropertyListReader.Problem.self) { try XcodeProjectReader.targets(in: Array(bytes[..<count])) }
        }
    }

    @Test func aFileInTheFolderOfOneTargetCanBelongToAnotherToo() {
        let text = Self.project.replacing("( Old.swift, ); target = A", with: "( Both.swift, ); target = A")
        let found = project(["Kit/Both.swift", "Kit/Old.swift", "App/Login View.swift"], text)
        #expect(found.files.map { found.targets[$0.target].name } == ["Kit", "App", "My_App"])
        #expect(found.files[0].otherTargets.map { found.targets[$0].name } == ["My_App"])
    }

    @Test func aPersonReadsWhyAProjectIsNotUnderstood() async throws {
        let root = FileManager.default.temporaryDirectory.appending(path: "xcode-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: root) }
        let folder = root.appending(path: "App.xcodeproj")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try "class A {}".write(to: root.appending(path: "A.swift"), atomically: true, encoding: .utf8)
        try "{\n objects = (\n".write(to: folder.appending(path: "project.pbxproj"), atomically: true, encoding: .utf8)
        let reader = ProjectReader(root: root, excluded: [], library: FactLibrary(cache: nil))
        let read = await reader.read()
        #expect(
            read.notices.map(\.sentence) == [
                "App.xcodeproj/project.pbxproj is not understood in line 3: the end is missing. So its files count as one target."
            ])
        #expect(read.files.map(\.path) == ["A.swift"] && read.targets.map(\.name) == ["App"])
        // A repaired project is another content, so the stored report does not hold.
        let hash = reader.contentHash()
        try Self.project.write(to: folder.appending(path: "project.pbxproj"), atomically: true, encoding: .utf8)
        #expect(reader.contentHash() != hash)
        #expect(await reader.read().notices.isEmpty)
    }

    @Test func groupsThatContainThemselvesAndWrongKindsEnd() throws {
        let text = """
            { objects = { P = { mainGroup = G; targets = ( A, N, ( x ), ); };
                G = { children = ( G, H, ); path = App; sourceTree = "<group>"; }; H = { children = ( G, ); sourceTree = "<group>"; };
                A = { name = X; buildPhases = no; dependencies = { a = b; }; }; }; rootObject = P; }
            """
        let targets = try XcodeProjectReader.targets(in: Array(text.utf8))
        #expect(targets.map(\.name) == ["X"])
    }
}

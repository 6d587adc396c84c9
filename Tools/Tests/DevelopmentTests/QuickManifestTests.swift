import Testing

@testable import Development

/// Tests the change of SwiftPM's commands for builds without a plan.
struct QuickManifestTests {
    private let planned = """
        client:
          name: basic
          file-system: device-agnostic
        targets:
          "habits-linux-debug.exe": ["<habits-linux-debug.exe>"]
        commands:
          "/app/.build/debug/habits.product/Objects.LinkFileList":
            tool: write-auxiliary-file
            inputs: ["<Objects>"]

          "<habits-linux-debug.exe>":
            tool: phony
            inputs: ["/app/.build/debug/habits"]

          "C.Logging-linux-debug.module":
            tool: shell
            inputs: ["/app/.build/checkouts/swift-log/Sources/Logging/Logger.swift"]
            args: ["/usr/bin/swiftc","-c","-parseable-output","-Onone"]

          "C.habits-linux-debug.module":
            tool: shell
            inputs: ["/app/Sources/habits/main.swift","/app/Sources/habits/Money.swift"]
            outputs: ["/app/.build/debug/habits.build/main.swift.o"]
            args: ["/usr/bin/swiftc","-module-name","habits","-c","-parseable-output","-Onone"]

          "C.habits-linux-debug.exe":
            tool: shell
            inputs: ["/app/.build/debug/Logging.build/Logger.swift.o","/app/.build/debug/habits.build/main.swift.o"]
            outputs: ["/app/.build/debug/habits"]
            args: ["/usr/bin/swiftc","-o","/app/.build/debug/habits","-emit-executable","-Xlinker","--defsym","-Xlinker",\
        "main=habits_main","-Xlinker","-rpath=$ORIGIN","@/app/.build/debug/habits.product/Objects.LinkFileList"]

        """

    private func change(_ planned: String, product: String = "habits") -> QuickManifest? {
        QuickManifest(
            planned: planned, product: product, triple: "linux", root: "/app", folders: ["/app/Sources/habits"], objectFolder: "/app/.build"
        )
    }

    @Test func onlyTheCommandsOfWatchedSourcesStay() throws {
        let manifest = try #require(change(planned))
        #expect(manifest.target == "habits-linux-debug.exe")
        #expect(
            manifest.text == """
                client:
                  name: swift-build
                  file-system: device-agnostic
                targets:
                  "habits-linux-debug.exe": ["<habits-linux-debug.exe>"]
                commands:
                  "<habits-linux-debug.exe>":
                    tool: phony
                    inputs: ["/app/.build/debug/habits"]
                  "C.habits-linux-debug.module":
                    tool: shell
                    inputs: ["/app/Sources/habits/main.swift","/app/Sources/habits/Money.swift"]
                    outputs: ["/app/.build/debug/habits.build/main.swift.o"]
                    args: ["/usr/bin/swiftc","-enable-private-imports","-Xfrontend","-enable-implicit-dynamic","-module-name","habits",\
                "-c","-Onone"]
                  "C.libbelvedere-dev-habits.so":
                    tool: shell
                    inputs: ["/app/.build/debug/Logging.build/Logger.swift.o","/app/.build/belvedere-dev-0.objects"]
                    outputs: ["/app/.build/debug/libbelvedere-dev-habits.so"]
                    description: "Linking /app/.build/debug/libbelvedere-dev-habits.so"
                    args: ["/usr/bin/swiftc","-o","/app/.build/debug/libbelvedere-dev-habits.so","-emit-library","-use-ld=lld",\
                "-Xlinker","-soname=libbelvedere-dev-habits.so","-Xlinker","-rpath=$ORIGIN","@/app/.build/belvedere-dev-0.objects"]
                  "C.habits-linux-debug.exe":
                    tool: shell
                    inputs: ["/app/.build/debug/habits.build/main.swift.o","/app/.build/debug/libbelvedere-dev-habits.so"]
                    outputs: ["/app/.build/debug/habits"]
                    description: "Linking /app/.build/debug/habits"
                    args: ["/usr/bin/swiftc","-o","/app/.build/debug/habits","-emit-executable","-use-ld=lld","-Xlinker",\
                "--export-dynamic","-Xlinker","--defsym",\
                "-Xlinker","main=habits_main","-Xlinker","-rpath=$ORIGIN","/app/.build/debug/habits.build/main.swift.o",\
                "/app/.build/debug/libbelvedere-dev-habits.so"]

                """)
    }

    @Test func theObjectsOfOtherPackagesAreTheLibrary() throws {
        let lists = try #require(change(planned)).objectLists
        #expect(lists == ["/app/.build/belvedere-dev-0.objects": "'/app/.build/debug/Logging.build/Logger.swift.o'\n"])
    }

    @Test func theMainProgramOfTheTestsIsOwn() throws {
        let tests = """
              "C.habitsPackageTests-linux-debug.module":
                tool: shell
                inputs: ["/app/.build/debug/habitsPackageTests.derived/runner.swift"]
                outputs: ["/app/.build/debug/habitsPackageTests.build/runner.swift.o"]
                args: ["/usr/bin/swiftc","-c","-parseable-output","-Onone"]

              "C.habitsPackageTests-linux-debug.test":
                tool: shell
                inputs: ["/app/.build/debug/Logging.build/Logger.swift.o","/app/.build/debug/habitsPackageTests.build/runner.swift.o"]
                outputs: ["/app/.build/debug/habitsPackageTests.xctest"]
                args: ["/usr/bin/swiftc","-o","/app/.build/debug/habitsPackageTests.xctest","-emit-executable","@/Objects.LinkFileList"]

            """
        let manifest = try #require(change(planned + tests))
        #expect(manifest.testTarget == "habitsPackageTests-linux-debug.test")
        #expect(manifest.objectLists["/app/.build/belvedere-dev-1.objects"] == "'/app/.build/debug/Logging.build/Logger.swift.o'\n")
        #expect(
            manifest.text.contains("\"/app/.build/debug/habitsPackageTests.build/runner.swift.o\",\"/app/.build/debug/libbelvedere-dev-"))
    }

    @Test func aPackageWithoutOthersHasNoLibrary() throws {
        let own = planned.replacing("\"/app/.build/debug/Logging.build/Logger.swift.o\",", with: "")
        let manifest = try #require(change(own))
        #expect(manifest.objectLists.isEmpty && manifest.testTarget == nil)
        #expect(manifest.text.contains("\"-emit-executable\",\"-use-ld=lld\","))
        #expect(!manifest.text.contains(".so"))
    }

    @Test func aFileThatNoCommandReadsIsKnown() throws {
        let manifest = try #require(change(planned))
        #expect(manifest.reads("/app/Sources/habits/Money.swift"))
        #expect(!manifest.reads("/app/Sources/habits/Mon.swift"))
        // Through a link to the folder of the package, the same file has another path.
        #expect(!manifest.reads("/link/Sources/habits/Money.swift"))
    }

    @Test func anotherFormIsNotChanged() {
        #expect(change(planned, product: "other") == nil)
        #expect(change(planned.replacing("name: basic", with: "name: other")) == nil)
        #expect(change("") == nil)
    }

    @Test func theNewestStepIsTheLastLineWithACount() {
        let output = "Building for debugging...\n[1/4] Write sources\n[3/4] Compiling Money.swift\nwarning: one\n"
        #expect(BuildRun.lastStep(in: output) == "[3/4] Compiling Money.swift")
        #expect(BuildRun.lastStep(in: "Building for debugging...\n") == nil)
    }
}

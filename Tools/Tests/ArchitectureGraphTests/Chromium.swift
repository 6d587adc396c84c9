import Foundation

/// The browser that the tests in `BrowserTests` also drive.
enum Chromium {
    /// The path of the browser; nil if there is none.
    static let path: String? = {
        if let named = ProcessInfo.processInfo.environment["CHROMIUM"], !named.isEmpty { return named }
        return ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"].first { FileManager.default.isExecutableFile(atPath: $0) }
    }()

    /// The document of a page after its scripts have run. Nil if there is no browser.
    static func document(of page: String) throws -> String? {
        guard let path else { return nil }
        let folder = FileManager.default.temporaryDirectory.appending(path: "belvedere-page-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(page.utf8).write(to: folder.appending(path: "page.html"))
        let process = Process(), output = Pipe()
        process.executableURL = URL(filePath: path)
        process.arguments = [
            "--headless", "--no-sandbox", "--disable-gpu", "--user-data-dir=\(folder.path)/profile", "--dump-dom",
            "file://\(folder.path)/page.html",
        ]
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let text = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: text, as: UTF8.self)
    }
}

/// A page that was driven in the browser by a script, as a person would.
enum DrivenPage {
    /// Functions for the scripts: `boxes` reads the visible boxes, `see` adds a line to the result.
    private static let words = """
        const seen = [];
        const words = (box) => box.querySelector(".name")?.textContent ?? box.textContent;
        const boxes = () => [...document.querySelectorAll("[data-box]")].map(words);
        const see = (what, value) => seen.push(`${what}: ${value}`);
        const press = (words) => [...document.querySelectorAll("button")].find((button) => (button.getAttribute("aria-label") ?? button.textContent) === words).click();
        const type = (text) => { const field = document.getElementById("search"); field.value = text; field.dispatchEvent(new Event("input")); };
        const key = (key, target = window) => target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
        const isInside = (inner, outer) => inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom;
        addEventListener("error", (event) => see("error", event.message));
        """

    /// The lines that the script has seen; nil if there is no browser or if the script did not end.
    static func lines(of page: String, steps: String) throws -> [String]? {
        let end = """
            const result = document.createElement("pre");
            result.id = "seen";
            result.textContent = seen.join("\\n");
            document.body.append(result);
            """
        let driven = page.replacing("</body>", with: "<script>\(words)\n\(steps)\n\(end)</script></body>")
        guard let text = try Chromium.document(of: driven), let begin = text.range(of: "<pre id=\"seen\">"),
            let end = text.range(of: "</pre>", range: begin.upperBound..<text.endIndex)
        else { return nil }
        return text[begin.upperBound..<end.lowerBound].split(separator: "\n").map(String.init)
    }
}

import Foundation

/// The browser that the tests in `BrowserTests` also drive.
enum Chromium {
    /// The path of the browser; nil if there is none.
    static let path: String? = {
        if let named = ProcessInfo.processInfo.environment["CHROMIUM"], !named.isEmpty { return named }
        return ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"].first { FileManager.default.isExecutableFile(atPath: $0) }
    }()

    /// The document of a page after its scripts have run. Nil if there is no browser.
    ///
    /// - Parameters:
    ///   - isDark: Whether the person prefers dark pages.
    ///   - width: The width of the window.
    static func document(of page: String, isDark: Bool, width: Int) throws -> String? {
        guard let path else { return nil }
        let folder = FileManager.default.temporaryDirectory.appending(path: "belvedere-page-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(page.utf8).write(to: folder.appending(path: "page.html"))
        let process = Process(), output = Pipe()
        process.executableURL = URL(filePath: path)
        process.arguments = [
            "--headless", "--no-sandbox", "--disable-gpu", "--user-data-dir=\(folder.path)/profile", "--dump-dom",
            "--blink-settings=preferredColorScheme=\(isDark ? 0 : 1)", "--window-size=\(width),800",
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
        const key = (key, target = window, ctrlKey = false) => target.dispatchEvent(new KeyboardEvent("keydown", { key, ctrlKey, bubbles: true, cancelable: true }));
        // Presses a key where the keyboard is, as a person does who has no mouse.
        const keyHere = (name, ctrlKey = false) => key(name, document.activeElement ?? window, ctrlKey);
        const typeHere = (text) => document.execCommand("insertText", false, text);
        const light = (colour) => colour.match(/[\\d.]+/g).slice(0, 3).map((part) => part / 255).map((part) => part <= .04045 ? part / 12.92 : ((part + .055) / 1.055) ** 2.4);
        const luminance = ([red, green, blue]) => .2126 * red + .7152 * green + .0722 * blue + .05;
        const ground = (element) => {
          const colour = getComputedStyle(element).backgroundColor;
          return /, 0\\)$/.test(colour) && element.parentElement ? ground(element.parentElement) : colour;
        };
        // The contrast of each visible text with its background, by WCAG.
        const contrasts = () => [...document.querySelectorAll("body *")]
          .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim()) && element.checkVisibility() && !element.closest(".dim, script, style"))
          .map((element) => {
            const one = luminance(light(getComputedStyle(element).color)), other = luminance(light(ground(element)));
            return { text: element.textContent.slice(0, 30), contrast: Math.max(one, other) / Math.min(one, other) };
          });
        const seeContrasts = (name) => {
          const all = contrasts();
          see(`${name}, faint`, all.filter((each) => each.contrast < 4.5).map((each) => `${each.text} ${each.contrast.toFixed(1)}`).join("; "));
          see(`${name}, many`, all.length > 20);
        };
        const isInside = (inner, outer) => inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom;
        addEventListener("error", (event) => see("error", event.message));
        """

    /// The lines that the script has seen; nil if there is no browser or if the script did not end.
    static func lines(of page: String, steps: String, isDark: Bool = false, width: Int = 800) throws -> [String]? {
        let end = """
            const result = document.createElement("pre");
            result.id = "seen";
            result.textContent = seen.join("\\n");
            document.body.append(result);
            """
        let driven = page.replacing("</body>", with: "<script>\(words)\n\(steps)\n\(end)</script></body>")
        guard let text = try Chromium.document(of: driven, isDark: isDark, width: width), let begin = text.range(of: "<pre id=\"seen\">"),
            let end = text.range(of: "</pre>", range: begin.upperBound..<text.endIndex)
        else { return nil }
        return text[begin.upperBound..<end.lowerBound].split(separator: "\n").map(String.init)
    }
}

internal import Belvedere

/// An app that sends each kind of request to the device, and shows the results.
enum DeviceApp {
    static func window(_ context: SessionContext) -> Window {
        let (device, told) = (context.device, Label("Nothing asked"))
        return Window(
            Screen(
                title: "Device",
                content: Stack(
                    told,
                    Button("Where am I?") {
                        do throws(CapabilityFailure) {
                            let position = try await device.position()
                            told.text = "\(position.latitude), \(position.longitude)"
                        } catch { told.text = "\(error)" }
                    },
                    Button("Save") {
                        do throws(CapabilityFailure) {
                            try await device.save(SavedFile(name: "notes.txt", mediaType: "text/plain", bytes: Array("Tea".utf8)))
                            told.text = "saved"
                        } catch { told.text = "\(error)" }
                    },
                    Button("Read") {
                        do throws(CapabilityFailure) {
                            let file = try await device.readFile(accepts: [".txt"])
                            told.text = "\(file.name): \(String(decoding: file.bytes, as: UTF8.self))"
                        } catch { told.text = "\(error)" }
                    },
                    Button("Copy") {
                        do throws(CapabilityFailure) {
                            try await device.copy("A text to copy")
                            told.text = "copied"
                        } catch { told.text = "\(error)" }
                    },
                    Button("Paste") {
                        do throws(CapabilityFailure) {
                            told.text = try await device.paste()
                        } catch { told.text = "\(error)" }
                    }
                )))
    }
}

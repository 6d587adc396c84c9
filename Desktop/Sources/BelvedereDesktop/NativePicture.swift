@_spi(Hosting) internal import Belvedere
internal import CGtk
internal import Foundation

/// The widgets of a picture: a symbol, initials, or the pixels from an address.
final class NativePicture {
    /// The side of the square that a person sees, and that of the pixels in it. Displays with a high density show two pixels for one.
    private static let side: Int32 = 40, pixels: Int32 = 80
    /// The largest number of pixels that the host decodes. Most cameras make fewer.
    private static let mostPixels: Int32 = 50_000_000

    /// The outermost widget.
    let widget: NativeView
    private let image: NativeView = gtk_image_new()
    private let initials: NativeView
    private let factory: NativeViewFactory
    private let view: ViewIdentifier
    /// The address of the shown picture; empty if it is none from an address.
    private var address = ""
    private var loading: Task<Void, Never>?

    init(_ view: ViewIdentifier, _ factory: NativeViewFactory) {
        self.view = view
        self.factory = factory
        initials = factory.initialsLabel()
        widget = factory.box(spacing: 0, [image, initials])
        gtk_widget_set_halign(widget, GTK_ALIGN_START)
        gtk_widget_set_valign(widget, GTK_ALIGN_CENTER)
        // The three kinds of pictures are equally wide, so that the texts beside them stand in one line.
        gtk_widget_set_halign(image, GTK_ALIGN_START)
        gtk_widget_set_halign(initials, GTK_ALIGN_START)
        gtk_widget_set_size_request(image, Self.side, Self.side)
        gtk_widget_set_overflow(image, GTK_OVERFLOW_HIDDEN)
    }

    deinit { loading?.cancel() }

    func show(_ picture: ImageView.Picture?) {
        var letters = "", wanted = ""
        switch picture {
        case .initials(let text): letters = text
        case .symbol(let symbol): showIcon(NativeIcon.name(of: symbol))
        case .address(let only): wanted = only
        case .addresses(let light, let dark): wanted = DesktopStyle.isDark ? dark : light
        case nil: showIcon(Self.generalIcon)
        }
        factory.set(letters, in: initials)
        gtk_widget_set_visible(image, letters.isEmpty ? 1 : 0)
        if wanted == address { return }
        loading?.cancel()
        loading = nil
        address = wanted
        if !wanted.isEmpty { load(wanted) }
    }

    /// Shows the bytes that have come from an address, unless the view has another picture by now. Without bytes, or with bytes that are
    /// not a picture, the general symbol stays.
    func show(_ bytes: [UInt8], from source: String) {
        guard source == address,
            let texture = belvedere_square_picture(bytes, gsize(bytes.count), Self.pixels, Self.mostPixels)
        else { return }
        gtk_image_set_from_paintable(belvedere_image(image), belvedere_paintable(UnsafeMutableRawPointer(texture)))
        gtk_image_set_pixel_size(belvedere_image(image), Self.side)
        gtk_widget_remove_css_class(image, "round")
        gtk_widget_add_css_class(image, "picture")
        g_object_unref(UnsafeMutableRawPointer(texture))
    }

    /// The symbol for a picture that has not come, or does not come.
    private static let generalIcon = "image-x-generic-symbolic"

    private func showIcon(_ name: String) {
        gtk_image_set_from_icon_name(belvedere_image(image), name)
        gtk_image_set_pixel_size(belvedere_image(image), -1)
        gtk_widget_remove_css_class(image, "picture")
        gtk_widget_add_css_class(image, "round")
    }

    private func load(_ address: String) {
        showIcon(Self.generalIcon)
        // The kit lets only pictures in base64 pass as `data:` addresses.
        if address.hasPrefix("data:") {
            let encoded = String(address[address.index(after: address.firstIndex(of: ",") ?? address.startIndex)...])
            return show(Data(base64Encoded: encoded).map(Array.init) ?? [], from: address)
        }
        guard let host = factory.host else { return }
        loading = Task { [view, loadPicture = host.setting.loadPicture, weak host] in
            guard let bytes = try? await loadPicture(address), !Task.isCancelled else { return }
            host?.onSession { window in
                for case let picture as NativePicture in window.views[view]?.attachments ?? [] { picture.show(bytes, from: address) }
            }
        }
    }
}

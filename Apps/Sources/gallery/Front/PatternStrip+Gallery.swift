internal import BelvedereInspector
internal import SourceCode

extension PatternStrip {
    /// The strip of the gallery. Its links lead to the source code and to the tests that are compiled into this program.
    static let gallery: PatternStrip = {
        var strip = PatternStrip()
        strip.texts = { PatternTexts.gallery }
        strip.code = { SourceLibrary.shared.file(ofType: $0)?.address }
        strip.test = { type in SourceLibrary.shared.test(ofType: type).map { Page($0.name, address: $0.address) } }
        strip.source = { SourceLibrary.shared.source(at: $0, lines: 4) }
        return strip
    }()
}

extension PatternTexts {
    /// The names of the roles and the sentences of the strip, in the language of the session.
    static var gallery: PatternTexts {
        var texts = PatternTexts()
        texts.view = GalleryTexts.partView
        texts.viewModel = GalleryTexts.partViewModel
        texts.presenter = GalleryTexts.partPresenter
        texts.interactor = GalleryTexts.partInteractor
        texts.wireframe = GalleryTexts.partWireframe
        texts.router = GalleryTexts.partRouter
        texts.model = GalleryTexts.partModel
        texts.service = GalleryTexts.partService
        texts.test = GalleryTexts.partTest
        texts.waiting = GalleryTexts.stripWaiting
        texts.pressed = { GalleryTexts.stripPressed($0) }
        texts.typed = { GalleryTexts.stripTyped($0) }
        texts.used = { GalleryTexts.stripUsed($0) }
        texts.visited = { GalleryTexts.stripVisited($0) }
        texts.called = { GalleryTexts.stripCalled($0, $1) }
        texts.changed = { GalleryTexts.stripChanged($0) }
        texts.shown = GalleryTexts.stripShown
        texts.opened = { GalleryTexts.stripOpened($0) }
        texts.nothing = GalleryTexts.stripNothing
        return texts
    }
}

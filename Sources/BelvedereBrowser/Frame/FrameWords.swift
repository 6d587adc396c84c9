internal import BelvedereCore

/// The words of the bar above the pages of a host, and what languages call themselves.
///
/// The kit has them in English, Arabic, Persian, Hindi and simplified Chinese. The closure of ``BrowserOptions/frame`` knows the
/// language of the page, so it can set others.
public struct FrameWords: Sendable, Hashable {
    /// The name of the button that shows the bar's links in a narrow window.
    public var menu = "Menu"
    /// The name of the links to other forms of the same app.
    public var variants = "This app in"
    /// The name of the choice of colours.
    public var scheme = "Theme"
    /// Colours as the person has set their device.
    public var automatic = "As the device"
    /// Dark texts on light.
    public var light = "Light"
    /// Light texts on dark.
    public var dark = "Dark"
    /// The name of the choice of a language.
    public var language = "Language"
    /// What languages call themselves, by their BCP 47 tags. A missing one is shown as its tag.
    public var languages = [
        "ar": "العربية", "da": "Dansk", "de": "Deutsch", "en": "English", "es": "Español", "fa": "فارسی", "fi": "Suomi", "fr": "Français",
        "he": "עברית", "hi": "हिन्दी", "it": "Italiano", "ja": "日本語", "ko": "한국어", "nl": "Nederlands", "pl": "Polski", "pt": "Português",
        "ru": "Русский", "sv": "Svenska", "tr": "Türkçe", "uk": "Українська", "zh": "中文",
        "zh-Hans": "简体中文", "zh-Hant": "繁體中文",
    ]

    /// The English words.
    public init() {}

    /// The words of a language.
    ///
    /// - Parameter language: a BCP 47 tag. The words of one that the kit does not speak are the English ones.
    public init(language: String) {
        guard let shipped = LanguageTag.best(for: language, of: Self.shipped.keys).flatMap({ Self.shipped[$0] }) else { return }
        (menu, variants, scheme, automatic, light, dark, self.language) = shipped
    }

    private typealias Words = (
        menu: String, variants: String, scheme: String, automatic: String, light: String, dark: String, language: String
    )

    private static let shipped: [String: Words] = [
        "ar": ("القائمة", "هذا التطبيق بنمط", "المظهر", "مثل الجهاز", "فاتح", "داكن", "اللغة"),
        "fa": ("منو", "این برنامه با", "پوسته", "مانند دستگاه", "روشن", "تیره", "زبان"),
        "hi": ("मेन्यू", "यह ऐप इसमें", "थीम", "डिवाइस के अनुसार", "हल्की", "गहरी", "भाषा"),
        "zh-Hans": ("菜单", "此应用的架构", "主题", "跟随设备", "浅色", "深色", "语言"),
    ]

    /// What a language calls itself: by its tag, or by the tag without its last parts.
    func name(of language: String) -> String {
        var parts = language.split(separator: "-")
        while !parts.isEmpty {
            if let name = languages[parts.joined(separator: "-")] { return name }
            parts.removeLast()
        }
        return language
    }
}

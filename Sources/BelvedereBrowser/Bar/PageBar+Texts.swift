internal import BelvedereCore

extension PageBar {
    /// The texts of the page bar itself, such as "Theme", and the names of languages in their own language, such as "Deutsch".
    ///
    /// The kit has the texts in English, Arabic, Persian, Hindi and simplified Chinese. The closure of ``BrowserOptions/pageBar`` receives
    /// the language of the page, so it can set other texts.
    public struct Texts: Sendable, Hashable {
        /// The name of the button that shows the bar's links in a narrow window.
        public var menu = "Menu"
        /// The heading above the links to the same app in other architectures.
        public var variants = "This app in"
        /// The name of the control with which a person chooses light or dark colours.
        public var scheme = "Theme"
        /// The text of the option to use the colours of the device.
        public var automatic = "As the device"
        /// The text of the option for dark text on a light background.
        public var light = "Light"
        /// The text of the option for light text on a dark background.
        public var dark = "Dark"
        /// The name of the control with which a person chooses a language.
        public var language = "Language"
        /// The names of languages in their own language, by their BCP 47 tags. For a language that is not in this list, the bar shows its
        /// tag.
        public var languages = [
            "ar": "العربية", "da": "Dansk", "de": "Deutsch", "en": "English", "es": "Español", "fa": "فارسی", "fi": "Suomi",
            "fr": "Français",
            "he": "עברית", "hi": "हिन्दी", "it": "Italiano", "ja": "日本語", "ko": "한국어", "nl": "Nederlands",
            "pl": "Polski", "pt": "Português",
            "ru": "Русский", "sv": "Svenska", "tr": "Türkçe", "uk": "Українська", "zh": "中文",
            "zh-Hans": "简体中文", "zh-Hant": "繁體中文",
        ]

        /// Makes the English texts.
        public init() {}

        /// Makes the texts in a language.
        ///
        /// - Parameter language: a BCP 47 tag. If the kit does not have the language, the texts are English.
        public init(language: String) {
            guard let shipped = LanguageTag.best(for: language, of: Self.shipped.keys).flatMap({ Self.shipped[$0] }) else { return }
            (menu, variants, scheme, automatic, light, dark, self.language) = shipped
        }

        private typealias Shipped = (
            menu: String, variants: String, scheme: String, automatic: String, light: String, dark: String, language: String
        )

        private static let shipped: [String: Shipped] = [
            "ar": ("القائمة", "هذا التطبيق بنمط", "المظهر", "مثل الجهاز", "فاتح", "داكن", "اللغة"),
            "fa": ("منو", "این برنامه با", "پوسته", "مانند دستگاه", "روشن", "تیره", "زبان"),
            "hi": ("मेन्यू", "यह ऐप इसमें", "थीम", "डिवाइस के अनुसार", "हल्की", "गहरी", "भाषा"),
            "zh-Hans": ("菜单", "此应用的架构", "主题", "跟随设备", "浅色", "深色", "语言"),
        ]

        /// Returns the name of a language by its BCP 47 tag. If the tag is not in the list, its last parts are left out: `de` for `de-AT`.
        func name(of language: String) -> String {
            var parts = language.split(separator: "-")
            while !parts.isEmpty {
                if let name = languages[parts.joined(separator: "-")] { return name }
                parts.removeLast()
            }
            return language
        }
    }
}

internal import BelvedereCore

/// The kit's own words, where an app gives none: in English, Arabic, Persian, Hindi and simplified Chinese.
///
/// They are few and have no plurals, so they stand here and need neither Foundation nor a catalogue.
nonisolated struct KitWords: Sendable, Hashable {
    let notFound: String
    let nothingHere: String
    let nothingHereDetail: String
    /// The answer to an alert that asks nothing.
    let ok: String
    let copy: String
    let copied: String
    let notCopied: String

    /// The words of the language of the session that runs; the English ones where there are no others.
    static var current: KitWords {
        guard let locale = SessionEnvironment.current?.locale, let language = LanguageTag.best(for: locale, of: translations.keys) else {
            return english
        }
        return translations[language] ?? english
    }

    static let english = KitWords(
        notFound: "Not found",
        nothingHere: "There is nothing at this address.",
        nothingHereDetail: "It may have been mistyped, or what it led to has been deleted.",
        ok: "Ok",
        copy: "Copy",
        copied: "Copied",
        notCopied: "Not copied"
    )

    static let translations = [
        "ar": KitWords(
            notFound: "غير موجود",
            nothingHere: "لا يوجد شيء في هذا العنوان.",
            nothingHereDetail: "ربما كُتب العنوان خطأً، أو حُذف ما كان يؤدي إليه.",
            ok: "حسنًا",
            copy: "نسخ",
            copied: "تم النسخ",
            notCopied: "لم يتم النسخ"
        ),
        "fa": KitWords(
            notFound: "پیدا نشد",
            nothingHere: "در این نشانی چیزی نیست.",
            nothingHereDetail: "شاید نشانی اشتباه نوشته شده یا آنچه در آن بود حذف شده باشد.",
            ok: "تأیید",
            copy: "کپی",
            copied: "کپی شد",
            notCopied: "کپی نشد"
        ),
        "hi": KitWords(
            notFound: "नहीं मिला",
            nothingHere: "इस पते पर कुछ नहीं है।",
            nothingHereDetail: "हो सकता है पता ग़लत लिखा गया हो या यहाँ जो था उसे हटा दिया गया हो।",
            ok: "ठीक है",
            copy: "कॉपी करें",
            copied: "कॉपी किया गया",
            notCopied: "कॉपी नहीं हुआ"
        ),
        "zh-Hans": KitWords(
            notFound: "未找到",
            nothingHere: "此地址没有内容。",
            nothingHereDetail: "地址可能有误，或者内容已被删除。",
            ok: "好",
            copy: "复制",
            copied: "已复制",
            notCopied: "未能复制"
        ),
    ]
}

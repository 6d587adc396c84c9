internal import BelvedereCore

/// The kit's own texts, used if an app gives none: in English, Arabic, Persian, Hindi and simplified Chinese.
///
/// There are few texts and they have no plurals. So they are written here and need neither Foundation nor a String Catalog.
nonisolated struct KitTexts: Sendable, Hashable {
    /// The language of the texts, if it is not that of the session; otherwise empty.
    private(set) var foreignLanguage = ""
    let notFound: String
    let nothingHere: String
    let nothingHereDetail: String
    /// The title of the only button of an alert without actions.
    let ok: String
    let copy: String
    let copied: String
    let notCopied: String

    /// The texts in the language of the current session, or in English if there is no translation.
    static var current: KitTexts {
        guard let locale = SessionEnvironment.current?.locale else { return english }
        if let language = LanguageTag.best(for: locale, of: translations.keys), let words = translations[language] { return words }
        var words = english
        if LanguageTag.best(for: locale, of: ["en"]) == nil { words.foreignLanguage = "en" }
        return words
    }

    static let english = KitTexts(
        notFound: "Not found",
        nothingHere: "There is nothing at this address.",
        nothingHereDetail: "The address may be mistyped, or its page was deleted.",
        ok: "Ok",
        copy: "Copy",
        copied: "Copied",
        notCopied: "Not copied"
    )

    static let translations = [
        "ar": KitTexts(
            notFound: "غير موجود",
            nothingHere: "لا يوجد شيء في هذا العنوان.",
            nothingHereDetail: "ربما كُتب العنوان خطأً، أو حُذف ما كان يؤدي إليه.",
            ok: "حسنًا",
            copy: "نسخ",
            copied: "تم النسخ",
            notCopied: "لم يتم النسخ"
        ),
        "fa": KitTexts(
            notFound: "پیدا نشد",
            nothingHere: "در این نشانی چیزی نیست.",
            nothingHereDetail: "شاید نشانی اشتباه نوشته شده یا آنچه در آن بود حذف شده باشد.",
            ok: "تأیید",
            copy: "کپی",
            copied: "کپی شد",
            notCopied: "کپی نشد"
        ),
        "hi": KitTexts(
            notFound: "नहीं मिला",
            nothingHere: "इस पते पर कुछ नहीं है।",
            nothingHereDetail: "हो सकता है पता ग़लत लिखा गया हो या यहाँ जो था उसे हटा दिया गया हो।",
            ok: "ठीक है",
            copy: "कॉपी करें",
            copied: "कॉपी किया गया",
            notCopied: "कॉपी नहीं हुआ"
        ),
        "zh-Hans": KitTexts(
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

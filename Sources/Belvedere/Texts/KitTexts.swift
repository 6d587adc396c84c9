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
    /// The texts of a combo box. A percent sign stands for a number.
    let searching: String
    let nothingFound: String
    let searchFailed: String
    let chooseFromList: String
    private let results: String
    private let moreResults: String
    /// The digit zero of the language.
    private let zero: Unicode.Scalar

    /// Returns the sentence about the number of found choices.
    func results(_ count: Int) -> String { filled(results, count) }

    /// Returns the sentence that there are more choices than these first ones.
    func moreResults(_ count: Int) -> String { filled(moreResults, count) }

    private func filled(_ text: String, _ count: Int) -> String {
        let digits = String(count).unicodeScalars.map { Unicode.Scalar($0.value - 48 + zero.value).map(String.init) ?? "" }.joined()
        return text.split(separator: "%", omittingEmptySubsequences: false).joined(separator: digits)
    }

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
        notCopied: "Not copied",
        searching: "Searching…",
        nothingFound: "Nothing found",
        searchFailed: "The search failed. Try again.",
        chooseFromList: "Choose an entry of the list.",
        results: "Results: %",
        moreResults: "These are the first %. Type more to see others.",
        zero: "0"
    )

    static let translations = [
        "ar": KitTexts(
            notFound: "غير موجود",
            nothingHere: "لا يوجد شيء في هذا العنوان.",
            nothingHereDetail: "ربما كُتب العنوان خطأً، أو حُذف ما كان يؤدي إليه.",
            ok: "حسنًا",
            copy: "نسخ",
            copied: "تم النسخ",
            notCopied: "لم يتم النسخ",
            searching: "جارٍ البحث…",
            nothingFound: "لم يُعثر على شيء",
            searchFailed: "فشل البحث. حاول مرة أخرى.",
            chooseFromList: "اختر عنصرًا من القائمة.",
            results: "النتائج: %",
            moreResults: "النتائج الأولى: %. اكتب المزيد لرؤية غيرها.",
            zero: "\u{660}"
        ),
        "fa": KitTexts(
            notFound: "پیدا نشد",
            nothingHere: "در این نشانی چیزی نیست.",
            nothingHereDetail: "شاید نشانی اشتباه نوشته شده یا آنچه در آن بود حذف شده باشد.",
            ok: "تأیید",
            copy: "کپی",
            copied: "کپی شد",
            notCopied: "کپی نشد",
            searching: "در حال جستجو…",
            nothingFound: "چیزی پیدا نشد",
            searchFailed: "جستجو ناموفق بود. دوباره تلاش کنید.",
            chooseFromList: "یکی از گزینه‌های فهرست را انتخاب کنید.",
            results: "نتیجه‌ها: %",
            moreResults: "نتیجه‌های نخست: %. برای دیدن بقیه بیشتر بنویسید.",
            zero: "\u{6F0}"
        ),
        "hi": KitTexts(
            notFound: "नहीं मिला",
            nothingHere: "इस पते पर कुछ नहीं है।",
            nothingHereDetail: "हो सकता है पता ग़लत लिखा गया हो या यहाँ जो था उसे हटा दिया गया हो।",
            ok: "ठीक है",
            copy: "कॉपी करें",
            copied: "कॉपी किया गया",
            notCopied: "कॉपी नहीं हुआ",
            searching: "खोजा जा रहा है…",
            nothingFound: "कुछ नहीं मिला",
            searchFailed: "खोज विफल रही। फिर से कोशिश करें।",
            chooseFromList: "सूची में से कोई विकल्प चुनें।",
            results: "परिणाम: %",
            moreResults: "पहले परिणाम: %। बाकी देखने के लिए और लिखें।",
            zero: "0"
        ),
        "zh-Hans": KitTexts(
            notFound: "未找到",
            nothingHere: "此地址没有内容。",
            nothingHereDetail: "地址可能有误，或者内容已被删除。",
            ok: "好",
            copy: "复制",
            copied: "已复制",
            notCopied: "未能复制",
            searching: "正在搜索…",
            nothingFound: "未找到任何内容",
            searchFailed: "搜索失败。请重试。",
            chooseFromList: "请从列表中选择一项。",
            results: "结果：%",
            moreResults: "前 % 条结果。继续输入可查看其他结果。",
            zero: "0"
        ),
    ]
}

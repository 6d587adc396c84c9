extension BrowserTexts {
    /// The host's texts in Arabic, Persian, Hindi and Chinese, by their BCP 47 tags.
    ///
    /// They are not in a String Catalog, because an app could then build the host only with a plug-in. For another language, an app sets
    /// ``BrowserOptions/texts``.
    public static let shipped: [String: BrowserTexts] = ["ar": arabic, "fa": persian, "hi": hindi, "zh-Hans": chinese]

    private static let arabic: BrowserTexts = {
        var texts = BrowserTexts()
        texts.back = "رجوع"
        texts.close = "إغلاق"
        texts.cancel = "إلغاء"
        texts.dismiss = "تجاهل"
        texts.previous = "السابق"
        texts.next = "التالي"
        texts.position = "%1 من %2"
        texts.carousel = "عرض دوّار"
        texts.index = "الانتقال إلى"
        texts.rowAction = "%1: %2"
        texts.more = "المزيد"
        texts.connectionLost = "انقطع الاتصال. تجري إعادة المحاولة…"
        texts.serverBusy = "الخادم مشغول. تجري إعادة المحاولة…"
        texts.sessionRenewed = "تم تجديد الاتصال. ما كتبته لا يزال هنا، وفُقد ما عداه."
        texts.sessionRenewedInPart = "أُعيد الاتصال. أدخل ما يلي من جديد، إذ لم يعد له مكان: %1"
        texts.connectionRefused = "رُفض الاتصال. أعد تحميل الصفحة."
        texts.sessionEnded = "تم تسجيل خروجك. أعد تحميل الصفحة."
        texts.fileTooLarge = "الملف كبير جدًا."
        texts.fileNotTaken = "تعذّر على الخادم استلام الملف. أعد المحاولة لاحقًا."
        texts.notAdmitted = "لا يمكنك عرض هذه الصفحة."
        texts.admissionFailed = "تعذّر التحقق مما إذا كان بإمكانك عرض هذه الصفحة. أعد المحاولة لاحقًا."
        texts.apps = "التطبيقات"
        texts.needsScript = "يمكن قراءة هذه الصفحة كما هي. لاستخدامها، اسمح بـ JavaScript."
        texts.restNeedsScript = "يمكن قراءة بداية هذه الصفحة. لعرض بقيتها واستخدامها، اسمح بـ JavaScript."
        texts.stillLoading = "لا تزال هذه الصفحة قيد التحميل. أعد تحميلها أو اسمح بـ JavaScript."
        texts.readWithoutScript = "القراءة من دون JavaScript"
        return texts
    }()

    private static let persian: BrowserTexts = {
        var texts = BrowserTexts()
        texts.back = "بازگشت"
        texts.close = "بستن"
        texts.cancel = "لغو"
        texts.dismiss = "رد کردن"
        texts.previous = "قبلی"
        texts.next = "بعدی"
        texts.position = "%1 از %2"
        texts.carousel = "نمایش چرخان"
        texts.index = "رفتن به"
        texts.rowAction = "%1: %2"
        texts.more = "بیشتر"
        texts.connectionLost = "اتصال قطع شد. در حال تلاش دوباره…"
        texts.serverBusy = "سرور مشغول است. در حال تلاش دوباره…"
        texts.sessionRenewed = "اتصال از نو برقرار شد. آنچه نوشته‌اید هنوز اینجاست؛ بقیه از دست رفت."
        texts.sessionRenewedInPart = "اتصال از نو برقرار شد. این را دوباره وارد کنید، چون دیگر جایی ندارد: %1"
        texts.connectionRefused = "اتصال پذیرفته نشد. صفحه را دوباره بارگذاری کنید."
        texts.sessionEnded = "از حساب خارج شده‌اید. صفحه را دوباره بارگذاری کنید."
        texts.fileTooLarge = "فایل خیلی بزرگ است."
        texts.fileNotTaken = "سرور نتوانست فایل را دریافت کند. بعداً دوباره تلاش کنید."
        texts.notAdmitted = "اجازهٔ دیدن این صفحه را ندارید."
        texts.admissionFailed = "معلوم نشد که اجازهٔ دیدن این صفحه را دارید یا نه. بعداً دوباره تلاش کنید."
        texts.apps = "برنامه‌ها"
        texts.needsScript = "این صفحه را می‌توان همین‌طور خواند. برای استفاده از آن، JavaScript را مجاز کنید."
        texts.restNeedsScript = "آغاز این صفحه را می‌توان خواند. برای دیدن بقیه و استفاده از آن، JavaScript را مجاز کنید."
        texts.stillLoading = "این صفحه هنوز در حال بارگذاری است. آن را دوباره بارگذاری کنید یا JavaScript را مجاز کنید."
        texts.readWithoutScript = "خواندن بدون JavaScript"
        return texts
    }()

    private static let hindi: BrowserTexts = {
        var texts = BrowserTexts()
        texts.back = "वापस"
        texts.close = "बंद करें"
        texts.cancel = "रद्द करें"
        texts.dismiss = "ख़ारिज करें"
        texts.previous = "पिछला"
        texts.next = "अगला"
        texts.position = "%2 में से %1"
        texts.carousel = "कैरोसेल"
        texts.index = "यहाँ जाएँ"
        texts.rowAction = "%1: %2"
        texts.more = "और"
        texts.connectionLost = "कनेक्शन टूट गया। फिर से कोशिश हो रही है…"
        texts.serverBusy = "सर्वर व्यस्त है। फिर से कोशिश हो रही है…"
        texts.sessionRenewed = "कनेक्शन फिर से बन गया। आपका लिखा हुआ अब भी यहाँ है; बाकी खो गया।"
        texts.sessionRenewedInPart = "कनेक्शन फिर से बन गया। इसे दोबारा भरें, क्योंकि इसकी जगह अब नहीं रही: %1"
        texts.connectionRefused = "कनेक्शन अस्वीकार हुआ। पेज फिर से लोड करें।"
        texts.sessionEnded = "आपको साइन आउट कर दिया गया है। पेज फिर से लोड करें।"
        texts.fileTooLarge = "फ़ाइल बहुत बड़ी है।"
        texts.fileNotTaken = "सर्वर फ़ाइल नहीं ले सका। बाद में फिर से कोशिश करें।"
        texts.notAdmitted = "आप यह पेज नहीं देख सकते।"
        texts.admissionFailed = "यह पता नहीं चल सका कि आप यह पेज देख सकते हैं या नहीं। बाद में फिर से कोशिश करें।"
        texts.apps = "ऐप"
        texts.needsScript = "यह पेज ऐसे ही पढ़ा जा सकता है। इसका उपयोग करने के लिए JavaScript की अनुमति दें।"
        texts.restNeedsScript = "इस पेज का शुरुआती हिस्सा पढ़ा जा सकता है। बाकी देखने और उपयोग करने के लिए JavaScript की अनुमति दें।"
        texts.stillLoading = "यह पेज अभी लोड हो रहा है। इसे फिर से लोड करें या JavaScript की अनुमति दें।"
        texts.readWithoutScript = "JavaScript के बिना पढ़ें"
        return texts
    }()

    private static let chinese: BrowserTexts = {
        var texts = BrowserTexts()
        texts.back = "返回"
        texts.close = "关闭"
        texts.cancel = "取消"
        texts.dismiss = "忽略"
        texts.previous = "上一页"
        texts.next = "下一页"
        texts.position = "第 %1 页，共 %2 页"
        texts.carousel = "轮播"
        texts.index = "跳转到"
        texts.rowAction = "%1：%2"
        texts.more = "更多"
        texts.connectionLost = "连接已断开。正在重试…"
        texts.serverBusy = "服务器繁忙。正在重试…"
        texts.sessionRenewed = "连接已恢复。您输入的内容仍在，其余内容已丢失。"
        texts.sessionRenewedInPart = "连接已恢复。以下内容已无处填入，请重新输入：%1"
        texts.connectionRefused = "连接被拒绝。请重新加载页面。"
        texts.sessionEnded = "您已退出登录。请重新加载页面。"
        texts.fileTooLarge = "文件过大。"
        texts.fileNotTaken = "服务器无法接收文件。请稍后再试。"
        texts.notAdmitted = "您无权查看此页面。"
        texts.admissionFailed = "无法确认您是否有权查看此页面。请稍后再试。"
        texts.apps = "应用"
        texts.needsScript = "此页面可以直接阅读。如需操作，请允许 JavaScript。"
        texts.restNeedsScript = "此页面的开头可以阅读。如需查看其余内容并操作，请允许 JavaScript。"
        texts.stillLoading = "此页面仍在加载。请重新加载，或允许 JavaScript。"
        texts.readWithoutScript = "不使用 JavaScript 阅读"
        return texts
    }()
}

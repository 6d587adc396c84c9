@_spi(Hosting) import BelvedereCore
import Testing

struct RightToLeftTests {
    @Test(arguments: [
        "ar", "ar-EG", "AR_eg", "he", "iw", "fa-IR", "ur", "ur-Aran-PK", "yi", "dv", "ps", "ckb", "sd", "ug", "az-Arab", "uz-Arab-AF",
        "ku-Arab", "pa-Arab", "pa-PK", "uz-AF", "ks", "nqo", "syr", "ff-Adlm", "rhg", "en-Hebr", "arz", "pnb", "az-IR",
    ])
    func textsInTheseRunFromRightToLeft(locale: String) {
        #expect(SessionEnvironment(locale: locale).isRightToLeft)
    }

    @Test(arguments: [
        "en", "en-GB", "de_DE", "fi", "zh-Hant-TW", "hi", "ar-Latn", "sd-Deva", "az", "az-Latn-IR", "uz", "ku", "pa", "ff", "tr", "",
        "-", "x", "de-1996", "he-Latn", "en-US-u-ca-hebrew", "arn", "fai",
    ])
    func textsInTheseDoNot(locale: String) {
        #expect(!SessionEnvironment(locale: locale).isRightToLeft)
    }
}

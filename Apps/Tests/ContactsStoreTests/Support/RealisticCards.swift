/// Cards in the forms of the programs that people bring their contacts from. They were written for these tests.
enum RealisticCards: String, CaseIterable, Sendable {
    case apple, google, outlook, nextcloud, thunderbird, nokia, android, standard

    var text: String {
        switch self {
        case .apple:
            """
            BEGIN:VCARD
            VERSION:3.0
            PRODID:-//Apple Inc.//iPhone OS 17.0//EN
            N:Zimmer;Ann;Maria;Dr.;
            FN:Dr. Ann Maria Zimmer
            NICKNAME:Annie
            ORG:Lighthouse\\, Ltd.;Lamps
            TITLE:Keeper
            EMAIL;type=INTERNET;type=HOME;type=pref:ann@example.org
            item1.EMAIL;type=INTERNET:ann@school.example.org
            item1.X-ABLabel:_$!<School>!$_
            TEL;type=IPHONE;type=CELL;type=VOICE;type=pref:+358 40 1234567
            TEL;type=HOME;type=FAX:+358 9 1
            TEL;type=WORK;type=FAX:+358 9 2
            TEL;type=PAGER:+358 9 3
            TEL;type=MAIN:+358 9 4
            item2.TEL:+358 9 5
            item2.X-ABLabel:_$!<AssistantPhone>!$_
            item3.TEL:+358 9 6
            item3.X-ABLabel:_$!<HomeFax>!$_
            item4.TEL:+358 9 7
            item4.X-ABLabel:Boat
            item5.ADR;type=HOME;type=pref:;;Mannerheimintie 1\\n3rd floor;Helsinki;;00100;Finland
            item5.X-ABADR:fi
            item6.URL;type=pref:https://example.org/ann
            item6.X-ABLabel:_$!<HomePage>!$_
            BDAY;X-APPLE-OMIT-YEAR=1604:1604-04-15
            item7.X-ABDATE;type=pref:2012-06-09
            item7.X-ABLabel:_$!<Anniversary>!$_
            item8.X-ABRELATEDNAMES;type=pref:Bob
            item8.X-ABLabel:_$!<Spouse>!$_
            X-SOCIALPROFILE;type=twitter;x-user=ann:https://example.com/ann
            IMPP;X-SERVICE-TYPE=Jabber;type=HOME;type=pref:xmpp:ann@example.org
            NOTE:one\\ntwo\\, three
            PHOTO;ENCODING=b;TYPE=JPEG:/9j/AAAA
            X-ABUID:1B5A\\:ABPerson
            END:VCARD
            """
        case .google:
            """
            BEGIN:VCARD
            VERSION:3.0
            FN:Bob J. Young
            N:Young;Bob;J.;;Jr.
            EMAIL;TYPE=INTERNET;TYPE=HOME:bob@example.org
            EMAIL;TYPE=INTERNET;TYPE=WORK:bob@work.example.org
            TEL;TYPE=CELL:+1 650 555 0100
            TEL;TYPE=WORK;TYPE=FAX:+1 650 555 0101
            item1.TEL:+1 650 555 0102
            item1.X-ABLabel:Grand Central
            ADR;TYPE=HOME:PO Box 9;;1 Main Street;Springfield;IL;62701;USA
            item2.ORG:Young & Sons
            TITLE:Baker
            item3.URL:https\\://example.org/
            item3.X-ABLabel:_$!<HomePage>!$_
            X-PHONETIC-FIRST-NAME:bob
            X-GOOGLE-TALK:bob@example.org
            CATEGORIES:myContacts,Bakers
            BDAY:19800229
            NOTE:
            END:VCARD
            """
        case .outlook:
            """
            BEGIN:VCARD
            VERSION:2.1
            X-MS-OL-DESIGN;CHARSET=utf-8:<card xmlns="http://schemas.example.org/office/outlook"/>
            N;LANGUAGE=de:Müller;Jörg
            FN;CHARSET=utf-8:Jörg Müller
            ORG:Leuchtturm GmbH;Einkauf
            TITLE:Leiter, Einkauf
            NOTE;ENCODING=QUOTED-PRINTABLE:Ablage in C:\\temp\\new=0D=0A=
            Zweite Zeile
            TEL;WORK;VOICE:+49 30 1
            TEL;WORK;FAX:+49 30 2
            TEL;HOME;FAX:+49 30 3
            TEL;PAGER;VOICE:+49 30 4
            TEL;CELL;PREF:+49 170 5
            ADR;WORK;PREF:;;Hauptstr. 1;Berlin;;10115;Deutschland
            LABEL;WORK;PREF;ENCODING=QUOTED-PRINTABLE:Hauptstr. 1=0D=0A10115 Berlin
            X-MS-OL-DEFAULT-POSTAL-ADDRESS:2
            X-MS-TEL;VOICE;COMPANY:+49 30 6
            EMAIL;PREF;INTERNET:joerg@example.org
            X-PATH:C:\\temp\\new
            PHOTO;TYPE=JPEG;ENCODING=BASE64:
             /9j/AAAA

            X-MS-OL-DESIGN-VERSION:1
            REV:20240101T120000Z
            END:VCARD
            """
        case .nextcloud:
            """
            BEGIN:VCARD
            VERSION:4
            PRODID:-//Nextcloud Contacts v5
            UID:0d0b6f1e-6b1c-4b53-9d5e-000000000001
            FN;PREF=1:Åsa Öberg
            FN:Åsa
            N;ALTID=1;LANGUAGE=sv:Öberg;Åsa;;;
            N;ALTID=1;LANGUAGE=en:Oberg;Asa;;;
            ORG;SORT-AS="Fyren":Fyren AB
            ORG:Hamnen
            ORG-DIRECTORY;INDEX=1:https://directory.example.org
            TEL;TYPE="home,voice";PREF=2:+46 8 1
            TEL;VALUE=uri;TYPE=work;PREF=1:tel:+46-8-2;ext=3
            EMAIL;TYPE=HOME;PREF=1:asa@example.org
            ADR;TYPE=home;LABEL="Storgatan 1\\n111 22 Stockholm";GEO="geo:59.33,18.06":;;Storgatan 1;Stockholm;;111 22;Sverige
            BDAY:19960415
            ANNIVERSARY:20150606
            GENDER:F
            LANG;PREF=1:sv
            TZ:Europe/Stockholm
            RELATED;TYPE=spouse:urn:uuid:0d0b6f1e-6b1c-4b53-9d5e-000000000002
            NOTE;LANGUAGE=sv:hej
            PHOTO:https://pictures.example.org/asa.jpg
            REV:20240101T120000Z
            END:VCARD
            """
        case .thunderbird:
            """
            BEGIN:VCARD
            VERSION:4.0
            EMAIL;PREF=1:eva@example.org
            EMAIL:eva2@example.org
            FN:Eva (Chef)
            N:Nový;Eva;;;
            TEL;TYPE=pager;VALUE=TEXT:777
            TEL;TYPE=fax;VALUE=TEXT:778
            NICKNAME:E
            URL;TYPE=work;VALUE=URL:https://example.org/a,b
            BDAY;VALUE=DATE:--0415
            X-CUSTOM1;VALUE=TEXT:mine
            UID:urn:uuid:0d0b6f1e-6b1c-4b53-9d5e-000000000003
            END:VCARD
            """
        case .nokia:
            """
            BEGIN:VCARD
            VERSION:2.1
            N;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:=C5=A0imek;Jan\\;Karel, st.
            TEL;PREF;CELL;VOICE:0401
            TEL;CELL;WORK:0402
            TEL;VIDEO:0403
            TEL;FAX:0404
            ADR;HOME;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:;;N=C3=A1dra=C5=BEn=C3=AD 1;Praha;;11000;
            URL;WORK:http://example.org
            NOTE:a\\;b\\c
            X-CLASS:private
            BDAY:19700101T000000Z
            END:VCARD
            """
        case .android:
            """
            BEGIN:VCARD
            VERSION:2.1
            N:;Pizza;;;
            FN:Pizza
            TEL;CELL:1
            TEL;X-Boat:2
            TEL;HOME:
            EMAIL;HOME:a@example.org
            ORG:Pizza
            X-ANDROID-CUSTOM:vnd.android.cursor.item/nickname;P;1;;;;;;;;;;;;;
            END:VCARD
            """
        case .standard:
            """
            BEGIN:VCARD
            VERSION:4.0
            FN:J. Doe\\, Ph.D.
            N:Doe;J.,Jay;Q.;Prof.,Dr.;Ph.D.,M.D.
            ORG:;Night shift
            NOTE:first
            NOTE;PREF=1:second
            UID:urn:x:1
            UID:urn:x:2
            BDAY:19531015T231000Z
            TEL;TYPE=home,work:1
            work.TEL:2
            work.EMAIL:two@example.org
            work.NOTE:third
            X-ABLABEL:of nobody
            item9.X-ABLABEL:of nothing
            ADR:;Suite 2;Road 1,Yard;Town;;;;;More
            SOUND;ENCODING=b;TYPE=WAVE:AAAA
            X-RAW;ENCODING=b:AAAA
            PHOTO:http://pictures.example.org/1.jpg
            END:VCARD
            """
        }
    }
}

/// The style sheet of the login's pages. They look like the apps.
enum LoginStyle {
    static let sheet = """
        :root {
            --page: #f6f5f2; --surface: #fff; --ink: #1d1c1a; --quiet: #62605a; --line: #e2e0da; --strong: #8d8a82;
            --accent: #2f55c8; --on: #fff; --bad: #a4262c; --soft: #fdecea; color-scheme: light dark;
        }
        @media (prefers-color-scheme: dark) {
            :root {
                --page: #141416; --surface: #1e1e21; --ink: #ececee; --quiet: #a5a4ab; --line: #333338; --strong: #77767f;
                --accent: #94adff; --on: #10183a; --bad: #ff9c94; --soft: #3a2224;
            }
        }
        * { box-sizing: border-box }
        body {
            margin: 0; min-block-size: 100vh; display: grid; place-items: start center; align-content: start; padding: max(1rem, 10vh) 1rem 2rem;
            background: var(--page); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif;
        }
        nav { inline-size: min(24rem, 100%); padding-block-end: 1rem }
        main {
            inline-size: min(24rem, 100%); padding: clamp(1.25rem, 5vw, 2rem); background: var(--surface);
            border: 1px solid var(--line); border-radius: 1rem;
        }
        h1 { margin: 0; font-size: 1.6rem; line-height: 1.2 }
        p { margin: .5rem 0 0 } .quiet { color: var(--quiet) }
        .message {
            padding: .6rem .8rem; border-radius: .6rem; background: var(--soft); color: var(--bad);
            border: 1px solid currentColor;
        }
        form { margin: 1rem 0 0; display: grid; gap: .35rem }
        label { font-weight: 600; font-size: .95rem }
        input:not([type=checkbox]) {
            font: inherit; color: inherit; inline-size: 100%; min-block-size: 2.75rem; padding: .5rem .8rem;
            background: var(--surface); border: 1px solid var(--strong); border-radius: .6rem; margin-block-end: .6rem;
        }
        input:focus-visible, button:focus-visible, a:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
        .check { font-weight: 400; display: flex; gap: .6rem; align-items: center; min-block-size: 2.75rem }
        .check input { inline-size: 1.25rem; block-size: 1.25rem; accent-color: var(--accent); margin: 0 }
        button {
            font: inherit; font-weight: 600; min-block-size: 2.75rem; padding: .5rem 1rem; border: 1px solid transparent;
            border-radius: .6rem; background: var(--accent); color: var(--on); cursor: pointer;
        }
        button.plain { background: none; color: var(--accent); border-color: var(--strong) }
        a { color: var(--accent) }
        section {
            margin: 1.25rem 0 0; padding: 1rem 0 0; border-block-start: 1px solid var(--line); color: var(--quiet);
            font-size: .9rem;
        }
        h2 { margin: 0 0 .3rem; font-size: inherit }
        dl { margin: 0; display: grid; grid-template-columns: auto 1fr; gap: .15rem .8rem }
        dt { font-weight: 600 }
        dd { margin: 0; overflow-wrap: anywhere }
        """
}

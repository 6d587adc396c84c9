/// The style sheet of the login's pages. It is loaded after the sheets of the apps' pages, and uses their colours.
enum LoginStyle {
    /// The address of the style sheet.
    static let path = "/login/style.css"
    static let sheet = """
        .login {
            inline-size: min(24rem, 100% - 2rem); margin: max(1rem, 8vh) auto 2rem; padding: clamp(1.25rem, 5vw, 2rem);
            background: var(--surface); border: 1px solid var(--line); border-radius: var(--radius);
        }
        .login h1 { font-size: 1.6rem; line-height: 1.2 }
        .login p { margin: .5rem 0 0 } .login .quiet { color: var(--quiet) }
        .login .message {
            padding: .6rem .8rem; border-radius: .6rem; background: var(--danger-soft); color: var(--danger);
            border: 1px solid currentColor;
        }
        .login form { margin: 1rem 0 0; display: grid; gap: .35rem }
        .login label { font-weight: 600; font-size: .95rem }
        .login input:not([type=checkbox]) {
            inline-size: 100%; min-block-size: 2.75rem; padding: .5rem .8rem; background: var(--surface);
            border: 1px solid var(--strong-line); border-radius: .6rem; margin-block-end: .6rem;
        }
        .login .check { font-weight: 400; display: flex; gap: .6rem; align-items: center; min-block-size: 2.75rem }
        .login .check input { inline-size: 1.25rem; block-size: 1.25rem; accent-color: var(--accent) }
        .login button {
            font-weight: 600; min-block-size: 2.75rem; padding: .5rem 1rem; border: 1px solid transparent;
            border-radius: .6rem; background: var(--accent); color: var(--on-accent); cursor: pointer;
        }
        .login button.plain { background: none; color: var(--accent-ink); border-color: var(--strong-line) }
        .login a { color: var(--accent-ink) }
        .login section {
            margin: 1.25rem 0 0; padding: 1rem 0 0; border-block-start: 1px solid var(--line); color: var(--quiet);
            font-size: .9rem;
        }
        .login h2 { margin: 0 0 .3rem; font-size: inherit }
        .login dl { margin: 0; display: grid; grid-template-columns: auto 1fr; gap: .15rem .8rem }
        .login dt { font-weight: 600 }
        .login dd { margin: 0; overflow-wrap: anywhere }
        """
}

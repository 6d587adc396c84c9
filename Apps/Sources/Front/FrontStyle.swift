/// The styles that the front page adds to the kit's theme: a larger headline, and cards that are links as a whole.
nonisolated enum FrontStyle {
    static let sheet = """
        /* The bar says it already. */
        .page-bar ~ #app .screen:has(.label.title) > h1 { position: absolute; inline-size: 1px; block-size: 1px; clip-path: inset(50%); border: 0 }
        .page-bar ~ #app .screen:has(.label.title) > :nth-child(4) { margin-block-start: clamp(1.5rem, 5vw, 3.5rem) }
        .label.title { font-size: clamp(1.75rem, 1.1rem + 2.6vw, 3rem); line-height: 1.12; letter-spacing: -.03em; max-inline-size: 22ch; text-wrap: balance }
        .group .label.title { font-size: 2.25rem; min-block-size: 1.12em }
        .grid > .group:not(:has(> .picture)) { align-self: center; padding: clamp(1rem, 3vw, 2.5rem); box-shadow: var(--shadow) }
        .stack > .label.body { font-size: 1.0625rem }
        .stack.vertical > .label.headline { font-size: 1.4rem; letter-spacing: -.015em }
        .group:has(> .picture) { position: relative; block-size: 100%; padding: 0 0 1.1rem; overflow: hidden; transition: border-color .12s, box-shadow .12s, transform .12s }
        .group:has(> .picture) > :not(.picture) { margin-inline: 1.1rem }
        .group:has(> .picture) > .label { max-inline-size: none }
        .group > .image.picture { display: block; inline-size: 100%; block-size: auto; aspect-ratio: 16 / 10; border-radius: 0; border-block-end: 1px solid var(--line); background: var(--page) }
        .group > .image.picture > img { object-position: top }
        .grid > .image.picture { display: block; inline-size: 100%; block-size: auto; aspect-ratio: 16 / 10; border: 1px solid var(--line); overflow: hidden }
        .group > .picture + .link { padding: .5rem 0 0; font-size: 1.15rem; font-weight: 650; text-decoration: none }
        .group > .picture + .link::after { content: ""; position: absolute; inset: 0; border-radius: inherit }
        .group:has(> .picture):hover { border-color: var(--accent); box-shadow: var(--shadow); transform: translateY(-2px) }
        .group:has(> .picture + .link:focus-visible) { outline: 2px solid var(--accent); outline-offset: 2px }
        .group > .picture + .link:focus-visible { outline: none }
        .group:has(> .picture) > .stack { position: relative; z-index: 1; margin-block-start: .6rem }
        .group:has(> .picture) > .stack > .link, .group > .stack.horizontal > .link, .stack > .stack.horizontal > .link { border: 1px solid var(--line); border-radius: 2rem; padding: .25rem .9rem; text-decoration: none; background: var(--surface) }
        .stack.horizontal > .link:hover { border-color: var(--accent) }
        /* On a phone the key line would be cut off. */
        @media (max-width: 49rem) { .code > pre { white-space: pre-wrap } }
        @media (prefers-reduced-motion: reduce) { .group:has(> .picture):hover { transform: none } }
        """
}

/// The markup and the style sheet of the HTML page of a graph. The script of the page is in `GraphPage+Script.swift`.
enum GraphPage {
    static let style = """
        :root { color-scheme: light; --ink: #0f172a; --soft: #475569; --line: #cbd5e1; --red: #dc2626; --accent: #1d4ed8; }
        * { box-sizing: border-box; }
        body { margin: 0; font: 14px/1.45 ui-sans-serif, system-ui, "Helvetica Neue", Arial, sans-serif; color: var(--ink); background: #fff;
          display: flex; flex-direction: column; height: 100vh; }
        header { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; padding: 12px 20px; border-bottom: 1px solid var(--line); }
        h1 { font-size: 18px; margin: 0; }
        #summary { margin: 0; color: var(--soft); }
        .search { margin-left: auto; color: var(--soft); }
        input, header button { font: inherit; padding: 4px 10px; border: 1px solid #94a3b8; border-radius: 6px; background: #fff; color: inherit; }
        header button:hover { background: #f1f5f9; }
        #legend { display: flex; flex-wrap: wrap; gap: 4px 12px; margin: 0; padding: 0; list-style: none; width: 100%; color: var(--soft); font-size: 13px; }
        #legend button { border: 0; padding: 1px 4px; display: flex; align-items: center; gap: 6px; }
        #legend button[aria-pressed="true"] { background: #e0e7ff; color: var(--ink); }
        .swatch { width: 14px; height: 11px; border-radius: 3px; border: 1.2px solid; display: inline-block; }
        main { flex: 1; display: flex; min-height: 0; }
        #canvas { position: relative; flex: 1; overflow: auto; padding: 28px 24px 60px; background: #fcfdff; }
        #arrows { position: absolute; left: 0; top: 0; pointer-events: none; z-index: 1; }
        #rows { position: relative; }
        .row { display: flex; flex-wrap: wrap; gap: 26px 22px; justify-content: center; align-items: flex-start; margin-bottom: 52px; }
        .target, .folder { border: 1.2px solid var(--line); border-radius: 10px; background: rgb(255 255 255 / .94); }
        /* Arrows run over what is open, and behind everything else. */
        .target:not(.is-open), .folder:not(.is-open), .heading, .type { position: relative; z-index: 2; }
        .target.is-open { background: rgb(248 250 252 / .9); }
        .folder { margin: 6px; background: rgb(255 255 255 / .8); }
        .target.has-findings, .folder.has-findings { border-color: var(--red); }
        .heading { display: flex; align-items: center; gap: 2px; padding: 5px 10px 5px 4px; }
        .heading button, .type { font: inherit; color: inherit; border: 0; background: none; cursor: pointer; border-radius: 6px; padding: 2px 6px; }
        .heading .name { font-weight: 600; }
        .folder .heading .name { font-weight: 500; color: var(--soft); }
        .heading button:hover { background: #e2e8f0; }
        .count { color: var(--soft); font-size: 12px; margin-left: 4px; }
        .badge { background: var(--red); color: #fff; font-size: 11px; font-weight: 700; border-radius: 9px; padding: 0 6px; margin-left: 6px; }
        .bar { display: flex; height: 4px; margin: 0 8px 7px; border-radius: 2px; overflow: hidden; }
        .inner { display: flex; flex-wrap: wrap; align-items: flex-start; gap: 5px; padding: 2px 10px 10px; max-width: 720px; }
        .target > .inner { max-width: 900px; }
        .type { border: 1.2px solid; padding: 2px 8px; font-size: 13px; }
        .type.is-contract { border-style: dashed; }
        .type.has-findings { border-color: var(--red) !important; border-width: 2px; }
        button:focus-visible, input:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
        .is-focused > .heading .name, .type.is-focused { background: #fde68a !important; }
        .has-focus .dim { opacity: .28; }
        .has-focus .dim .dim { opacity: 1; }
        #panel { width: 340px; overflow: auto; border-left: 1px solid var(--line); padding: 16px 18px; }
        #panel h2 { font-size: 16px; margin: 0 0 2px; overflow-wrap: anywhere; }
        #panel h3 { font-size: 13px; margin: 16px 0 4px; color: var(--soft); }
        #panel p { margin: 2px 0; overflow-wrap: anywhere; }
        #panel ul { margin: 0; padding: 0; list-style: none; }
        #panel li button { font: inherit; border: 0; background: none; color: var(--accent); cursor: pointer; padding: 1px 0; text-align: left; overflow-wrap: anywhere; }
        #panel li button:hover { text-decoration: underline; }
        .finding { border-left: 3px solid var(--red); padding: 2px 0 2px 10px; margin: 8px 0; }
        .finding .rule { font-weight: 600; }
        .soft { color: var(--soft); }
        @media (max-width: 760px) {
          body { height: auto; }
          main { flex-direction: column; }
          #canvas { min-height: 60vh; }
          #panel { width: auto; border-left: 0; border-top: 1px solid var(--line); }
        }
        """
}

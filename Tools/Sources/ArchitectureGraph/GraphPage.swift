/// The markup and the style sheet of the HTML page of a graph. The script of the page is in the files `GraphPage+….swift`.
enum GraphPage {
    static let style = """
        :root {
          color-scheme: light dark;
          --ink: #0f172a; --soft: #475569; --line: #cbd5e1; --strong-line: #94a3b8; --red: #dc2626; --on-red: #fff; --accent: #1d4ed8; --incoming: #b45309;
          --arrow: #64748b; --page: #fcfdff; --surface: #fff; --raised: #f8fafc; --hover: #e2e8f0; --picked: #fde68a; --pressed: #e0e7ff;
        }
        @media (prefers-color-scheme: dark) {
          :root {
            --ink: #ececee; --soft: #a5a4ab; --line: #3a3a40; --strong-line: #77767f; --red: #ff8a80; --on-red: #2b0905; --accent: #94adff; --incoming: #f7b97f;
            --arrow: #8f9099; --page: #141416; --surface: #1e1e21; --raised: #19191c; --hover: #34343a; --picked: #5c4a10; --pressed: #262f4d;
          }
        }
        * { box-sizing: border-box; }
        body { margin: 0; font: 14px/1.45 ui-sans-serif, system-ui, "Helvetica Neue", Arial, sans-serif; color: var(--ink); background: var(--surface);
          display: flex; flex-direction: column; height: 100vh; height: 100dvh; }
        header { display: flex; flex-wrap: wrap; gap: 8px 12px; align-items: center; padding: 12px 20px; border-bottom: 1px solid var(--line); }
        h1 { font-size: 18px; margin: 0; overflow-wrap: anywhere; }
        #summary { margin: 0; color: var(--soft); }
        .search { margin-left: auto; color: var(--soft); display: flex; align-items: center; gap: 8px; }
        #status { color: var(--soft); min-width: 7em; font-variant-numeric: tabular-nums; }
        #status:empty { display: none; }
        input, header button { font: inherit; padding: 4px 10px; border: 1px solid var(--strong-line); border-radius: 6px; background: var(--surface); color: var(--ink); }
        input { min-width: 0; }
        header button:hover { background: var(--hover); }
        .zoom { display: flex; }
        .zoom button { border-radius: 0; margin-left: -1px; min-width: 34px; }
        .zoom button:first-child { border-radius: 6px 0 0 6px; margin-left: 0; }
        .zoom button:last-child { border-radius: 0 6px 6px 0; }
        #zoom-reset { min-width: 64px; font-variant-numeric: tabular-nums; }
        #legend { display: flex; flex-wrap: wrap; gap: 4px 12px; margin: 0; padding: 0; list-style: none; width: 100%; color: var(--soft); font-size: 13px; }
        #legend button { border: 0; padding: 1px 4px; display: flex; align-items: center; gap: 6px; color: var(--soft); white-space: nowrap; }
        #legend button[aria-pressed="true"] { background: var(--pressed); color: var(--ink); }
        .swatch { width: 14px; height: 11px; border-radius: 3px; border: 1.2px solid; display: inline-block; }
        main { flex: 1; display: flex; min-height: 0; position: relative; }
        #canvas { position: relative; flex: 1; min-width: 0; overflow: auto; background: var(--page); touch-action: pan-x pan-y; cursor: grab; overflow-anchor: none; }
        #canvas.is-dragged, #canvas.is-dragged * { cursor: grabbing; user-select: none; }
        #sheet { margin: 0 auto; overflow: hidden; }
        #surface { position: relative; transform-origin: 0 0; padding: 28px 24px 60px; }
        #arrows { position: absolute; pointer-events: none; z-index: 1; overflow: hidden; }
        .arrow { fill: none; stroke-width: 1.3; stroke-opacity: .9; }
        .arrow.plain { stroke: var(--arrow); stroke-opacity: .55; } .arrow.out { stroke: var(--accent); } .arrow.in { stroke: var(--incoming); }
        .arrow.red { stroke: var(--red); stroke-width: 2.2; }
        .arrow.dashed { stroke-dasharray: 5 4; }
        .tip.plain { fill: var(--arrow); } .tip.out { fill: var(--accent); } .tip.in { fill: var(--incoming); } .tip.red { fill: var(--red); }
        #limit { position: absolute; left: 12px; bottom: 12px; margin: 0; padding: 3px 10px; border-radius: 6px; background: var(--surface); border: 1px solid var(--line); color: var(--soft); z-index: 3; font-size: 13px; }
        #limit:empty { display: none; }
        #rows { position: relative; }
        .row { display: flex; flex-wrap: wrap; gap: 26px 22px; justify-content: center; align-items: flex-start; margin-bottom: 52px; }
        .target, .folder { border: 1.2px solid var(--line); border-radius: 10px; background: var(--surface); max-width: 100%; }
        /* Arrows run over what is open, and behind everything else. */
        .target:not(.is-open), .folder:not(.is-open), .heading, .type { position: relative; z-index: 2; }
        .target.is-open { background: var(--raised); }
        .folder { margin: 6px; }
        .target.has-findings, .folder.has-findings { border-color: var(--red); }
        .heading { display: flex; align-items: center; gap: 2px; padding: 5px 10px 5px 4px; width: fit-content; max-width: 100%; }
        .heading button, .type { font: inherit; color: inherit; border: 0; background: none; cursor: pointer; border-radius: 6px; padding: 2px 6px; overflow-wrap: anywhere; text-align: start; }
        .heading .name { font-weight: 600; }
        .folder .heading .name { font-weight: 500; color: var(--soft); }
        .heading button:hover { background: var(--hover); }
        .count { color: var(--soft); font-size: 12px; margin-left: 4px; white-space: nowrap; }
        .badge { background: var(--red); color: var(--on-red); font-size: 11px; font-weight: 700; border-radius: 9px; padding: 0 6px; margin-left: 6px; }
        .bar { display: flex; height: 4px; margin: 0 8px 7px; border-radius: 2px; overflow: hidden; }
        .inner { display: flex; flex-wrap: wrap; align-items: flex-start; gap: 5px; padding: 2px 10px 10px; max-width: 720px; }
        .target > .inner { max-width: var(--inner, 900px); }
        .type { border: 1.2px solid; padding: 2px 8px; font-size: 13px; }
        .type.is-contract { border-style: dashed; }
        .type.has-findings { border-color: var(--red) !important; border-width: 2px; }
        button:focus-visible, input:focus-visible, #canvas:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
        #canvas:focus-visible { outline-offset: -3px; }
        .is-focused > .heading .name, .type.is-focused, .type.is-hit { background: var(--picked) !important; }
        .type.is-hit { outline: 3px solid var(--accent); outline-offset: 1px; }
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
          header { padding: 10px 12px; }
          .search { margin-left: 0; width: 100%; }
          .search input { flex: 1; }
          #legend { flex-wrap: nowrap; overflow-x: auto; }
          main { flex-direction: column; }
          #canvas { flex: none; height: 62vh; height: 62dvh; }
          #surface { padding: 16px 10px 30px; }
          #limit { bottom: auto; top: 8px; }
          #panel { width: auto; border-left: 0; border-top: 1px solid var(--line); }
          header button, input { min-height: 36px; }
        }
        """
}

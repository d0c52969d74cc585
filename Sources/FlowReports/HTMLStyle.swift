/// How the page of findings looks: in light and dark, on paper, and with severities hidden.
enum HTMLStyle {
  static let sheet = """
    :root {
      color-scheme: light dark;
      --text: #1d1d1f; --dim: #62626a; --page: #ffffff; --panel: #f5f5f7; --line: #d8d8de;
      --error: #c4262e; --warning: #9a5b00; --note: #0b63b0; --mark: #ffe9a8;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --text: #f2f2f5; --dim: #a5a5ae; --page: #1b1b1e; --panel: #27272b; --line: #3c3c42;
        --error: #ff7b81; --warning: #f5b54c; --note: #6cb6ff; --mark: #6a5200;
      }
    }
    * { box-sizing: border-box; }
    body {
      margin: 0 auto; padding: 2rem 1.25rem 4rem; max-width: 60rem; color: var(--text);
      background: var(--page); font: 16px/1.5 system-ui, sans-serif;
    }
    h1 { font-size: 1.6rem; margin: 0; }
    h2 { font-size: 1.15rem; margin: 2.5rem 0 .25rem; }
    h3 { font-size: 1rem; font-weight: 600; margin: 0; }
    p { margin: .25rem 0; }
    code, pre { font: .875em/1.5 ui-monospace, Menlo, Consolas, monospace; }
    code { overflow-wrap: anywhere; }
    a { color: inherit; }
    .summary, .place, .count, .number, .related, .path { color: var(--dim); }
    .summary { margin-bottom: 1rem; }
    .count { font-weight: 400; font-variant-numeric: tabular-nums; }
    .count::before { content: "× "; }
    .filters label { margin-right: 1.25rem; }
    nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; margin: 1rem 0; padding: 0; }
    nav li { list-style: none; }
    nav li::before { content: "● "; }
    nav .error::before { color: var(--error); }
    nav .warning::before { color: var(--warning); }
    nav .note::before { color: var(--note); }
    .badge {
      border: 1px solid currentcolor; border-radius: .35rem; padding: 0 .45rem;
      font-size: .8rem; font-weight: 600; vertical-align: .1em;
    }
    .badge.error { color: var(--error); }
    .badge.warning { color: var(--warning); }
    .badge.note { color: var(--note); }
    article {
      margin: .75rem 0; padding: .75rem 1rem; background: var(--panel);
      border-left: 4px solid var(--dim); border-radius: .35rem; break-inside: avoid;
    }
    article.error { border-left-color: var(--error); }
    article.warning { border-left-color: var(--warning); }
    article.note { border-left-color: var(--note); }
    pre { margin: .5rem 0; overflow-x: auto; white-space: pre; }
    .number { user-select: none; margin-right: .5rem; }
    mark { color: inherit; background: var(--mark); border-radius: .2rem; }
    .path, .related { margin: .25rem 0; padding: 0; font-size: .9rem; }
    .path li, .related li { list-style: none; }
    .path li { display: inline; }
    .path li + li::before { content: " → "; }
    details { margin-top: 2.5rem; color: var(--dim); }
    body:has(#show-error:not(:checked)) article.error,
    body:has(#show-warning:not(:checked)) article.warning,
    body:has(#show-note:not(:checked)) article.note { display: none; }
    @media print { .filters, nav { display: none; } body { max-width: none; padding: 0; } }
    """
}

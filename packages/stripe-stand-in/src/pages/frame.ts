const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escaped = (text: string): string => text.replace(/[&<>"]/g, (found) => ESCAPES[found] ?? '');

const STYLE = `
  :root { color-scheme: light dark; --ink: #16202e; --quiet: #566172; --ground: #f4f6f9; --card: #fff; --line: #dbe0e7; --go: #1f4fbf; --bad: #a8322a; }
  @media (prefers-color-scheme: dark) { :root { --ink: #e8ecf2; --quiet: #a3adbb; --ground: #0d121b; --card: #151c28; --line: #2a3444; --go: #7da5ff; --bad: #f2897e; } }
  * { box-sizing: border-box } body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--ground) }
  main { max-width: 30rem; margin: 0 auto; padding: 2rem 1rem 4rem } .note { color: var(--quiet); font-size: .875rem }
  section { background: var(--card); border: 1px solid var(--line); border-radius: 10px; padding: 1.25rem; margin-top: 1rem }
  h1 { font-size: 1.375rem; margin: .25rem 0 } h2 { font-size: 1rem; margin: 0 0 .5rem } .sum { font-size: 2rem; font-variant-numeric: tabular-nums; margin: 0 }
  label { display: flex; gap: .625rem; padding: .625rem 0; border-top: 1px solid var(--line) } label:first-of-type { border-top: 0 }
  input { margin: .3rem 0 0; accent-color: var(--go) } code { font-family: ui-monospace, monospace }
  button, .button { display: inline-block; font: inherit; font-weight: 600; padding: .625rem 1.25rem; border-radius: 8px; border: 1px solid var(--line); background: var(--card); color: var(--ink); cursor: pointer; text-decoration: none }
  button.go { background: var(--go); border-color: var(--go); color: var(--card); width: 100%; margin-top: .75rem }
  a { color: var(--go) } .bad { color: var(--bad); border-color: var(--bad) } table { width: 100%; border-collapse: collapse } td { padding: .5rem 0; border-top: 1px solid var(--line) } td:last-child { text-align: right }
  .row { display: flex; gap: .75rem; flex-wrap: wrap; margin-top: .75rem } :focus-visible { outline: 2px solid var(--go); outline-offset: 2px }
`;

export const frame = (title: string, body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title><style>${STYLE}</style></head>
<body><main><p class="note">Stripe stand-in · no money moves here</p>${body}</main></body></html>`;

export const problem = (message: string): string =>
  `<section class="bad" role="alert"><p>${escaped(message)}</p></section>`;

export const money = (cents: number, currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: currency.toUpperCase() }).format(cents / 100);

export const day = (unixSeconds: number): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(unixSeconds * 1000);

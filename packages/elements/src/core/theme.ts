/** Roles that a page may set as `--graha-<role>`, with the name that drawings use, and the colours of light and dark. */
export const ROLES = [
  ['ink', 'text', '#11192a', '#e9edf2'],
  ['paper', 'surface', '#ffffff', '#111723'],
  ['accent', 'brass', '#8e5a14', '#edc478'],
  ['bar', 'ink', '#152341', '#e3eaf3'],
  ['bar-ink', 'on-ink', '#f8fafd', '#0f1624'],
  ['good', 'ok', '#05684b', '#76d8af'],
  ['bad', 'bad', '#b32926', '#fc958f'],
  ['hard', 'asp-hard', '#af3d34', '#f2897e'],
  ['soft', 'asp-soft', '#2958ac', '#8fbaf4'],
] as const;

/** The share of ink in a mixture with paper, in percent, by the name that drawings use. */
export const OF_INK = {
  'text-2': 80,
  'text-3': 72,
  line: 14,
  'line-strong': 28,
  sunken: 5,
  'pic-line': 68,
  'seg-a': 10,
  'seg-b': 16,
} as const;

const mixed = (name: string, share: number): string => `color-mix(in srgb,var(--${name}) ${share}%,var(--surface))`;

/** Returns a declaration of every variable that drawings use, from the variables that a page may set. */
function variables(): string {
  const set = ROLES.map(([role, name, light, dark]) => `--${name}:var(--graha-${role},light-dark(${light},${dark}))`);
  const inks = Object.entries(OF_INK).map(([name, share]) => `--${name}:${mixed('text', share)}`);
  return [
    ...set,
    ...inks,
    `--brass-mark:var(--brass)`,
    `--brass-soft:${mixed('brass', 15)}`,
    `--accent-soft:${mixed('brass', 15)}`,
    `--bad-soft:${mixed('bad', 12)}`,
    `--sans:var(--graha-font,system-ui,sans-serif)`,
    `--mono:var(--graha-mono,ui-monospace,monospace)`,
  ].join(';');
}

/** The frame of every element. Its theme is the `color-scheme` of the page, unless the attribute `theme` is set. */
export const FRAME = `
:host{${variables()};display:block;padding:var(--graha-padding,0);color:var(--text);background:var(--surface);font:0.9375rem/1.5 var(--sans);overflow-wrap:anywhere}
:host([hidden]){display:none}
:host([theme=light]){color-scheme:light}
:host([theme=dark]){color-scheme:dark}
:host([theme=auto]){color-scheme:light dark}
*{box-sizing:border-box}
svg{display:block;width:100%;height:auto;direction:ltr}
p,h2,dl,ol,figure{margin:0}
.heading{font-size:1.0625rem;font-weight:600;margin-bottom:.5rem}
.status{color:var(--text-2);padding:.5rem 0}
.error{color:var(--bad);background:var(--bad-soft);border-radius:6px;padding:.625rem .75rem;margin:.5rem 0}
:focus-visible{outline:2px solid var(--brass);outline-offset:2px}
button,input{font:inherit;color:inherit;background:var(--surface);border:1px solid var(--text-3);border-radius:6px;min-height:2.5rem;padding:.25rem .75rem}
button{cursor:pointer}
.error button{margin-top:.5rem;display:block}
details{margin-top:.75rem}
summary{cursor:pointer;min-height:1.75rem;padding:.125rem 0}
table{border-collapse:collapse;width:100%;font-size:.875rem;margin-top:.25rem}
th,td{text-align:start;font-weight:400;padding:.375rem .75rem .375rem 0;border-top:1px solid var(--line);vertical-align:top}
th{color:var(--text-2)}
ol{padding:0;list-style:none}
[aria-busy=true]{opacity:.6}
@media (forced-colors:active){svg{forced-color-adjust:none}}
`;

/** The frame of a picture that is scrolled on a narrow screen. Each element sets how wide it is. */
export const WIDE = '.wide{overflow-x:auto;contain:inline-size;border-radius:4px}';

import type { CSSProperties } from 'react';

/** The portal's tokens in a form that mail programs support: no variables, no oklch. */
const LIGHT = {
  ground: '#f8fafc',
  card: '#ffffff',
  line: '#dfe2e7',
  text: '#11192a',
  quiet: '#465062',
  faint: '#5e6878',
  ink: '#152341',
  onInk: '#f8fafd',
  link: '#2958ac',
  brass: '#c17d13',
};
const DARK: typeof LIGHT = {
  ground: '#0a0f19',
  card: '#111723',
  line: '#232a38',
  text: '#e9edf2',
  quiet: '#afb6c2',
  faint: '#8f97a5',
  ink: '#e3eaf3',
  onInk: '#0f1624',
  link: '#9ac0f8',
  brass: '#eab358',
};

const SANS = "Geist, -apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/** Inline, because many programs drop style sheets. */
export const STYLES = {
  ground: {
    margin: 0,
    padding: '32px 16px',
    backgroundColor: LIGHT.ground,
    color: LIGHT.text,
    fontFamily: SANS,
    overflowWrap: 'anywhere',
  },
  column: { maxWidth: '520px', margin: '0 auto' },
  sign: { margin: '0 0 16px', fontSize: '17px', lineHeight: '24px', fontWeight: 600, letterSpacing: '-0.02em' },
  ring: { color: LIGHT.brass, paddingRight: '8px' },
  card: {
    padding: '28px 32px 32px',
    backgroundColor: LIGHT.card,
    border: `1px solid ${LIGHT.line}`,
    borderRadius: '10px',
  },
  heading: {
    margin: '0 0 12px',
    fontSize: '22px',
    lineHeight: '28px',
    fontWeight: 500,
    letterSpacing: '-0.014em',
    color: LIGHT.text,
  },
  text: { margin: '0 0 14px', fontSize: '15px', lineHeight: '24px', color: LIGHT.text },
  quiet: { margin: '14px 0 0', fontSize: '13px', lineHeight: '20px', color: LIGHT.quiet },
  faint: { margin: '16px 4px 0', fontSize: '12px', lineHeight: '18px', color: LIGHT.faint },
  action: {
    display: 'inline-block',
    margin: '6px 0 4px',
    padding: '12px 20px',
    backgroundColor: LIGHT.ink,
    borderRadius: '6px',
    color: LIGHT.onInk,
    fontSize: '15px',
    lineHeight: '20px',
    fontWeight: 500,
    textDecoration: 'none',
  },
  link: { color: LIGHT.link, textDecoration: 'underline', wordBreak: 'break-all' },
  rule: { margin: '20px 0 0', border: 0, borderTop: `1px solid ${LIGHT.line}` },
} as const satisfies Record<string, CSSProperties>;

/** Programs that ignore media queries show the light colours. */
export const DARK_STYLES = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .ground, .ground > table > tbody > tr > td { background-color: ${DARK.ground} !important; color: ${DARK.text} !important; }
  .card { background-color: ${DARK.card} !important; border-color: ${DARK.line} !important; }
  .text { color: ${DARK.text} !important; }
  .quiet { color: ${DARK.quiet} !important; }
  .faint { color: ${DARK.faint} !important; }
  .action { background-color: ${DARK.ink} !important; color: ${DARK.onInk} !important; }
  .link { color: ${DARK.link} !important; }
  .ring { color: ${DARK.brass} !important; }
  .rule { border-top-color: ${DARK.line} !important; }
}
@media (max-width: 480px) { .card { padding: 22px 20px 24px !important; } }
`;

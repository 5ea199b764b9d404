/** A value for every variable that a picture uses. */
export type Palette = Readonly<Record<PaletteName, string>>;

type PaletteName = keyof (typeof PALETTES)['light'];

const FONTS = {
  mono: "'Geist Mono', ui-monospace, Menlo, Consolas, monospace",
  sans: "Geist, system-ui, 'Segoe UI', Arial, sans-serif",
} as const;

/** Fonts of other scripts by ISO 15924: Noto if installed, else the fonts of phones, Windows and macOS. */
const SCRIPT_FONTS: Readonly<Record<string, string>> = {
  Deva: "'Noto Sans Devanagari', 'Kohinoor Devanagari', 'Nirmala UI'",
  Gujr: "'Noto Sans Gujarati', 'Kohinoor Gujarati', 'Nirmala UI'",
  Beng: "'Noto Sans Bengali', 'Kohinoor Bangla', 'Nirmala UI'",
  Taml: "'Noto Sans Tamil', 'Tamil Sangam MN', 'Nirmala UI'",
  Telu: "'Noto Sans Telugu', 'Kohinoor Telugu', 'Nirmala UI'",
  Knda: "'Noto Sans Kannada', 'Kannada Sangam MN', 'Nirmala UI'",
  Mlym: "'Noto Sans Malayalam', 'Malayalam Sangam MN', 'Nirmala UI'",
  Orya: "'Noto Sans Oriya', 'Oriya Sangam MN', 'Nirmala UI'",
};

/** Returns the palette with the fonts of a script after its own; Latin and Cyrillic need none. */
export function withScript(palette: Palette, script: string): Palette {
  const fonts = SCRIPT_FONTS[script];
  if (fonts === undefined) return palette;
  const joined = (stack: string): string => stack.replace(', ', `, ${fonts}, `);
  return { ...palette, mono: joined(palette.mono), sans: joined(palette.sans) };
}

/**
 * Roles of the portal's tokens in hexadecimal, because viewers of SVG files do not support OKLCH. A test in the portal
 * compares them.
 */
export const PALETTES = {
  light: {
    surface: '#ffffff',
    sunken: '#f1f4f8',
    text: '#11192a',
    'text-2': '#465062',
    'text-3': '#5e6878',
    line: '#dfe2e7',
    'line-strong': '#c3c8cf',
    'accent-soft': '#e7f0fe',
    brass: '#8e5a14',
    'brass-mark': '#c17d13',
    'brass-soft': '#fcf1dc',
    'pic-line': '#3f4d69',
    'asp-hard': '#af3d34',
    'asp-soft': '#2958ac',
    ink: '#152341',
    'on-ink': '#f8fafd',
    ok: '#05684b',
    bad: '#b32926',
    'bad-soft': '#ffecea',
    'seg-a': '#e1e9f4',
    'seg-b': '#d2ddee',
    'night-line': '#293345',
    'night-text': '#e8edf4',
    'night-text-2': '#aab3c1',
    'night-brass': '#edc478',
    'night-star': '#edf2f8',
    ...FONTS,
  },
  dark: {
    surface: '#111723',
    sunken: '#070b13',
    text: '#e9edf2',
    'text-2': '#afb6c2',
    'text-3': '#8f97a5',
    line: '#232a38',
    'line-strong': '#374050',
    'accent-soft': '#19263f',
    brass: '#edc478',
    'brass-mark': '#eab358',
    'brass-soft': '#312513',
    'pic-line': '#8893a5',
    'asp-hard': '#f2897e',
    'asp-soft': '#8fbaf4',
    ink: '#e3eaf3',
    'on-ink': '#0f1624',
    ok: '#76d8af',
    bad: '#fc958f',
    'bad-soft': '#401a1a',
    'seg-a': '#222a3a',
    'seg-b': '#2a3447',
    'night-line': '#293345',
    'night-text': '#e8edf4',
    'night-text-2': '#aab3c1',
    'night-brass': '#edc478',
    'night-star': '#edf2f8',
    ...FONTS,
  },
} as const;

/** Replaces `var(--name)` by the values. */
export function resolve(svg: string, palette: Palette): string {
  const values: Readonly<Record<string, string>> = palette;
  return svg.replace(/var\(--([\w-]+)\)/g, (variable, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The palette has no value for ${variable}.`);
    return value;
  });
}

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { PALETTES } from '@graha/drawing/palette';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const darkStarts = css.search(/:root\[data-theme=.dark.\] {/);
const systemDarkStarts = css.indexOf('@media screen and (prefers-color-scheme: dark)');
const light = tokensOf(css.slice(0, systemDarkStarts));
const themes: Record<'light' | 'dark', Tokens> = { light, dark: { ...light, ...tokensOf(css.slice(darkStarts)) } };

const GROUNDS = ['bg', 'surface', 'sunken', 'raised'];
const TEXTS = ['text', 'text-2', 'text-3', 'accent', 'brass', 'ok', 'warn', 'bad'];
const ON_SOFT = [
  ['ok', 'ok-soft'],
  ['warn', 'warn-soft'],
  ['bad', 'bad-soft'],
  ['brass', 'brass-soft'],
  ['accent', 'accent-soft'],
  ['text', 'accent-soft'],
  ['text', 'warn-soft'],
  ['text', 'bad-soft'],
  ['text-2', 'accent-soft'],
  ['on-ink', 'ink'],
  ['on-ink', 'ink-hover'],
  ['night-text', 'night'],
  ['night-text-2', 'night'],
  ['night-text-2', 'night-surface'],
  ['night-brass', 'night'],
] as const;
const GRAPHICS = [
  'brass-mark',
  'line-control',
  'pic-line',
  'ink',
  'asp-hard',
  'asp-soft',
  'chart-1',
  'chart-2',
  'chart-3',
  'chart-4',
  'chart-5',
  'chart-6',
  'chart-7',
  'chart-other',
];

const TEXT_MIN = 4.5;
const GRAPHIC_MIN = 3;

describe.each(Object.entries(themes))('%s', (name, tokens) => {
  const below = (pairs: readonly (readonly [string, string])[], least: number) =>
    pairs.filter(([front, back]) => contrast(tokens, front, back) < least).map((pair) => pair.join(' on '));

  test('every text colour is readable on every ground', () => {
    const pairs = TEXTS.flatMap((text) => GROUNDS.map((ground) => [text, ground] as const));
    expect(below(pairs, TEXT_MIN)).toEqual([]);
  });

  test('text on its own soft ground, on ink and on the night is readable', () => {
    expect(below(ON_SOFT, TEXT_MIN)).toEqual([]);
  });

  test('marks, edges of controls and chart colours stand out from the card', () => {
    expect(
      below(
        GRAPHICS.map((graphic) => [graphic, 'surface'] as const),
        GRAPHIC_MIN,
      ),
    ).toEqual([]);
    expect(
      below(
        [
          ['line-control', 'bg'],
          ['brass-mark', 'bg'],
        ],
        GRAPHIC_MIN,
      ),
    ).toEqual([]);
  });

  test('files carry the same colours as the page', () => {
    // Safe: the theme names are the palette names.
    const palette = PALETTES[name as 'light' | 'dark'];
    const { mono: _mono, sans: _sans, ...colours } = palette;
    const fromTokens = Object.fromEntries(Object.keys(colours).map((key) => [key, toHex(tokens, key)]));
    expect(colours).toEqual(fromTokens);
  });
});

test('the file has its three parts, in order', () => {
  expect(systemDarkStarts).toBeGreaterThan(0);
  expect(darkStarts).toBeGreaterThan(systemDarkStarts);
  expect(themes.dark['bg']?.[0]).toBeLessThan(0.3);
});

test('dark by choice and dark by system are the same', () => {
  expect(tokensOf(css.slice(systemDarkStarts, darkStarts))).toEqual(tokensOf(css.slice(darkStarts)));
});

/** Lightness 0 to 1, chroma, hue in degrees. */
type Oklch = readonly [lightness: number, chroma: number, hueDeg: number];

type Tokens = Readonly<Record<string, Oklch>>;

/** Returns the opaque colours of a piece of CSS, by the name of their variable. */
function tokensOf(css: string): Tokens {
  return Object.fromEntries(
    Array.from(css.matchAll(/--([\w-]+):\s*oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g), ([, name = '', l, c, h]) => [
      name,
      [Number(l), Number(c), Number(h)] as const,
    ]),
  );
}

function colourOf(tokens: Tokens, name: string): Oklch {
  const colour = tokens[name];
  if (colour === undefined) throw new Error(`There is no token --${name}.`);
  return colour;
}

/** @source Ottosson, A perceptual color space for image processing (2020). @returns linear sRGB, clipped to [0, 1] */
function toLinear([lightness, chroma, hueDeg]: Oklch): [number, number, number] {
  const hue = (hueDeg * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (value: number) => Math.min(1, Math.max(0, value));
  return [
    clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

function luminance(colour: Oklch): number {
  const [red, green, blue] = toLinear(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the WCAG contrast ratio, 1 to 21. */
function contrast(tokens: Tokens, front: string, back: string): number {
  const [a, b] = [luminance(colourOf(tokens, front)), luminance(colourOf(tokens, back))];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function toHex(tokens: Tokens, name: string): string {
  const channels = toLinear(colourOf(tokens, name)).map((value) => {
    const gamma = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
    return Math.round(gamma * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

test('paper is light: no dark token holds in print', () => {
  const outside = css.replaceAll(/@media screen[^{]*\{\n(?: .*\n|\n)*\}/g, '');
  expect(outside).not.toContain('color-scheme: dark');
});

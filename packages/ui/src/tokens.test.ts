import { readFileSync } from 'node:fs';
import { PALETTES } from '@graha/drawing/palette';
import { describe, expect, test } from 'vitest';
import { contrast, toHex, tokensOf, type Tokens } from './oklch.ts';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const darkStarts = css.search(/:root\[data-theme=.dark.\] {/);
const systemDarkStarts = css.indexOf('@media (prefers-color-scheme: dark)');
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
    // Safe: the two names of the themes are the two names of the palettes.
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

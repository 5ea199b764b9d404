import { PALETTES } from '@graha/drawing/palette';
import { describe, expect, test } from 'vitest';
import { OF_INK, ROLES } from './theme.ts';

const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** Relative luminance by WCAG 2. */
function luminance(rgb: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: readonly number[], b: readonly number[]): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

const mixed = (ink: string, paper: string, percent: number): number[] => {
  const under = channels(paper);
  return channels(ink).map((value, index) => (value * percent + (under[index] ?? 0) * (100 - percent)) / 100);
};

test('the colours are those of the pictures of the API', () => {
  const drawn = ROLES.map(([role, name]) => [role, name, PALETTES.light[name], PALETTES.dark[name]]);
  expect(ROLES).toEqual(drawn);
});

describe.each([['light', 2], ['dark', 3]] as const)('in the %s theme', (_, column) => {
  const colour = (role: string): string => ROLES.find(([name]) => name === role)?.[column] ?? '';
  const paper = colour('paper');

  test.each(['text-2', 'text-3'] as const)('%s can be read on paper', (name) => {
    expect(contrast(mixed(colour('ink'), paper, OF_INK[name]), channels(paper))).toBeGreaterThan(4.5);
  });

  test.each(['ink', 'accent', 'good', 'bad', 'hard', 'soft'])('%s can be read on paper', (role) => {
    expect(contrast(channels(colour(role)), channels(paper))).toBeGreaterThan(4.5);
  });

  test('accent can be read on its soft ground, bad on its own, words on bars', () => {
    expect(contrast(channels(colour('accent')), mixed(colour('accent'), paper, 15))).toBeGreaterThan(4.5);
    expect(contrast(channels(colour('bad')), mixed(colour('bad'), paper, 12))).toBeGreaterThan(4.5);
    expect(contrast(channels(colour('bar-ink')), channels(colour('bar')))).toBeGreaterThan(4.5);
  });
}); // prettier-ignore

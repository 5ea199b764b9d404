import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { describe, expect, test } from 'vitest';
import { answerOf } from './answer.ts';
import { catalog } from './catalog.ts';
import { type ListedOperation, listOperations } from './list-operations.ts';
import { drawPicture, PICTURE_STYLES, PICTURE_THEMES, type PictureForm } from './picture.ts';

const sky = await createEphemeris();
const drawn = listOperations(catalog).filter(({ picture }) => picture !== undefined);

function pictureOf({ picture, ...entry }: ListedOperation, form: PictureForm, change: object = {}): string {
  const input = entry.input.parse({ ...Object(entry.example), ...change });
  if (picture === undefined) throw new Error(`${entry.id} draws no picture`);
  return drawPicture(picture, { answer: answerOf(entry, input, sky), input }, form);
}

const named = (id: string): ListedOperation => {
  const found = drawn.find((entry) => entry.id === id);
  if (!found) throw new Error(`no ${id}`);
  return found;
};

test('the birth charts and every divisional chart can be drawn', () => {
  const ids = drawn.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(['astrology/chart', 'western/natal', 'divisional/d9', 'divisional/d60']));
  expect(ids.filter((id) => id.startsWith('divisional/'))).toHaveLength(Object.keys(catalog.divisional).length - 1);
});

const forms = PICTURE_STYLES.flatMap((style) => PICTURE_THEMES.map((theme) => ({ style, theme })));

describe.each(drawn)('$id', (entry) => {
  test.each(forms)('is a file of its own in $style, $theme, twice the same', (form) => {
    const svg = pictureOf(entry, form);
    expect(pictureOf(entry, form)).toBe(svg);
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="\d+" height="\d+"/);
    expect(svg).not.toMatch(/var\(|NaN|undefined|null|href=|<script|<image/);
    for (const body of ['Sun', 'Moon', 'Saturn']) expect(svg).toContain(`data-body="${body}"`);
  });
});

test.each(PICTURE_STYLES)('the rasi chart in %s is the stored picture', async (style) => {
  const svg = pictureOf(named('astrology/chart'), { style, theme: 'light' });
  await expect(svg).toMatchFileSnapshot(`./__snapshots__/rasi-${style}.svg`);
});

test('the Western wheel with its cusps and aspects is the stored picture', async () => {
  const svg = pictureOf(named('western/natal'), { style: 'wheel', theme: 'dark' });
  await expect(svg).toMatchFileSnapshot('./__snapshots__/western-wheel.svg');
});

test('where only the sign is known, no degree is printed', () => {
  const squares = pictureOf(named('divisional/d30'), { style: 'south-indian', theme: 'light' });
  expect(squares.match(/data-body="[^"]+"[^>]*>[^<]*<tspan[^>]*>\d+°/g)).toBeNull();
  const round = pictureOf(named('divisional/d30'), { style: 'wheel', theme: 'light' });
  expect(round).toMatch(/Moon [A-Z][a-z]+[.,]/);
});

test('the middle of a South Indian chart says whose moment it is', () => {
  const svg = pictureOf(named('divisional/d9'), { style: 'south-indian', theme: 'light' }, { latitude: -33.87 });
  expect(svg).toMatch(/D9 [A-Z][a-z]+/);
  expect(svg).toContain('33.87° S');
});

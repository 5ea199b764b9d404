import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { describe, expect, test } from 'vitest';
import { answerOf } from '../operation/answer.ts';
import { catalog } from '../families/catalog.ts';
import { type ListedOperation, listOperations } from '../list/list-operations.ts';
import { drawPicture, PICTURE_SIZE_PX, PICTURE_THEMES, type PictureForm } from './picture.ts';
import { PICTURE_STYLES } from './style.ts';

const sky = await createEphemeris();
const drawn = listOperations(catalog).filter(({ picture }) => picture !== undefined);

const FORM: PictureForm = { style: 'north-indian', theme: 'light', sizePx: null };

function pictureOf(entry: ListedOperation, form: Partial<PictureForm> = {}, change: object = {}): string {
  const input = entry.input.parse({ ...Object(entry.example), ...change });
  const svg = drawPicture(entry.id, { answer: answerOf(entry, input, sky), input }, { ...FORM, ...form });
  if (svg === null) throw new Error(`${entry.id} drew nothing`);
  return svg;
}

const named = (id: string): ListedOperation => {
  const found = drawn.find((entry) => entry.id === id);
  if (!found) throw new Error(`no ${id}`);
  return found;
};

test('charts, days, dashas, matches and numbers can be drawn', () => {
  const ids = drawn.map(({ id }) => id);
  expect(ids).toEqual(
    expect.arrayContaining([
      'kundali/basic',
      'astrology/chart',
      'divisional/d60',
      'divisional/shodashvarga',
      'western/synastry',
      'panchang/full',
      'panchang/choghadiya',
      'dasha/vimshottari',
      'matchmaking/ashtakoot',
      'numerology/life-path',
    ]),
  );
});

test('a chart comes in every style, the Western one as a wheel first, and a card in one', () => {
  expect(named('kundali/basic').picture).toEqual({ style: 'north-indian', styles: PICTURE_STYLES });
  expect(named('western/natal').picture?.style).toBe('wheel');
  expect(named('panchang/full').picture).toEqual({ style: null, styles: [] });
});

const themes = PICTURE_THEMES.map((theme) => ({ theme }));

describe.each(drawn)('$id', (entry) => {
  const styles = entry.picture?.styles ?? [];
  const forms = themes.flatMap((form) => (styles.length === 0 ? [form] : styles.map((style) => ({ ...form, style }))));

  test.each(forms)('is a file of its own, twice the same: %j', (form) => {
    const svg = pictureOf(entry, form);
    expect(pictureOf(entry, form)).toBe(svg);
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="\d+" height="\d+"/);
    expect(svg).not.toMatch(/var\(|NaN|undefined|Infinity|href=|<script|<image/);
  });

  test.each([PICTURE_SIZE_PX.min, 700, PICTURE_SIZE_PX.max])('is as large as it is asked for: %i', (sizePx) => {
    const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(pictureOf(entry, { sizePx })) ?? [];
    expect(Math.max(Number(width), Number(height))).toBe(sizePx);
  });
});

test.each(PICTURE_STYLES)('the rasi chart in %s is the stored picture', async (style) => {
  await expect(pictureOf(named('astrology/chart'), { style })).toMatchFileSnapshot(`./__snapshots__/rasi-${style}.svg`);
});

test.each(['western/natal', 'western/transit'])('the wheel of %s is the stored picture', async (id) => {
  const svg = pictureOf(named(id), { style: 'wheel', theme: 'dark' });
  await expect(svg).toMatchFileSnapshot(`./__snapshots__/wheel-${id.replace('/', '-')}.svg`);
});

test('a small wheel is lettered for its size', () => {
  expect(pictureOf(named('western/natal'), { style: 'wheel', sizePx: 300 })).toContain('font-size="16"');
});

test('where only the sign is known, no degree is printed', () => {
  const squares = pictureOf(named('divisional/d30'), { style: 'south-indian' });
  expect(squares.match(/data-body="[^"]+"[^>]*>[^<]*<tspan[^>]*>\d+°/g)).toBeNull();
  expect(pictureOf(named('divisional/d30'), { style: 'wheel' })).toMatch(/Moon [A-Z][a-z]+[.,]/);
});

test('the middle of a South Indian chart says whose moment it is', () => {
  const svg = pictureOf(named('divisional/d9'), { style: 'south-indian' }, { latitude: -33.87 });
  expect(svg).toContain('>D9 Navamsa<');
  expect(svg).toContain('33.87° S');
});

test('a picture names a clock that is no standard time, in its title and in the middle', () => {
  const porbandar = {
    year: 1869,
    month: 10,
    date: 2,
    hours: 7,
    minutes: 12,
    latitude: 21.6422,
    longitude: 69.6093,
    timezone: 'Asia/Kolkata',
  };
  const svg = pictureOf(named('kundali/basic'), { style: 'south-indian' }, porbandar);
  expect(svg).toContain('<title id="chart-title">Rashi, 1869-10-02 07:12 LMT +04:38:26</title>');
  expect(svg).toContain('>LMT +04:38:26</text>');
  const ut = pictureOf(named('kundali/basic'), {}, { ...porbandar, settings: { clock: 'ut' } });
  expect(ut).toContain('<title id="chart-title">Rashi, 1869-10-02 07:12 UT</title>');
  expect(pictureOf(named('kundali/basic'), {}, { ...porbandar, year: 1995 })).toContain(
    'Rashi, 1995-10-02 07:12</title>',
  );
});

test('two charts stand in one wheel, each named', () => {
  const svg = pictureOf(named('western/synastry'), { style: 'wheel' });
  expect(svg).toContain('Inside: Person A');
  expect(svg).toContain('Outside: Person B');
  expect(svg.match(/data-aspect=/g)?.length).toBeGreaterThan(5);
});

test('a day without a sunrise has nothing to draw where only the Sun is shown', () => {
  const entry = named('panchang/sun-times');
  const input = entry.input.parse({ ...Object(entry.example), latitude: 80, month: 12, date: 21 });
  expect(drawPicture(entry.id, { answer: answerOf(entry, input, sky), input }, FORM)).toBeNull();
});

import { expect, test } from 'vitest';
import { aspectGrid } from './aspect-grid.ts';
import { dayTimeline } from './day-timeline.ts';
import { el } from './element.ts';
import { GLYPHS, glyphOf } from './glyphs.ts';
import { northIndian } from './north-indian.ts';
import { PALETTES } from './palette.ts';
import { periodBars } from './period-bars.ts';
import { scoreCard } from './score-card.ts';
import { southIndian } from './south-indian.ts';
import { toSvg } from './to-svg.ts';
import { wheel } from './wheel.ts';
import { zodiacStrip } from './zodiac-strip.ts';

const lagna = { signNumber: 2, degree: 28.85 };
const saturn = { name: 'Saturn', signNumber: 10, degree: 10.2, retrograde: true };
const DAY_MS = 86_400_000;
const YEAR_MS = 365.25 * DAY_MS;
const PICTURES = {
  north: northIndian({ lagna, bodies: [saturn] }, { id: 'n', title: 'North' }),
  south: southIndian({ lagna, bodies: [saturn] }, { id: 's', title: 'South', centre: ['Rashi'] }),
  wheel: wheel(
    {
      ascendantDeg: 72,
      midheavenDeg: 340,
      cuspsDeg: [72, 95, 118, 160, 185, 220, 252, 275, 298, 340, 5, 40],
      bodies: [
        { name: 'Sun', longitudeDeg: 115.79, retrograde: false },
        { name: 'Saturn', longitudeDeg: 304.1, retrograde: true },
      ],
      aspects: [{ from: 'Sun', to: 'Saturn', kind: 'opposition', orbDeg: 8 }],
    },
    { id: 'w', title: 'Wheel' },
  ),
  periods: periodBars(
    {
      periods: [
        { name: 'Ketu', startMs: 0, endMs: 7 * YEAR_MS, children: [{ name: 'Sun', startMs: 0, endMs: 7 * YEAR_MS }] },
        { name: 'Venus', startMs: 7 * YEAR_MS, endMs: 27 * YEAR_MS },
      ],
      levels: ['Mahadasha', 'Antardasha'],
      opened: [0],
      nowMs: YEAR_MS,
      birthMs: YEAR_MS / 2,
    },
    { id: 'p', title: 'Dasha' },
  ),
  day: dayTimeline(
    {
      startMs: 0,
      endMs: DAY_MS,
      sun: { riseMs: DAY_MS * 0.1, setMs: DAY_MS * 0.6, nextRiseMs: DAY_MS * 0.9 },
      lanes: [
        { name: 'Tithi', kind: 'spans', spans: [{ name: 'Navami', startMs: 0, endMs: DAY_MS / 2, tone: 'ok' }] },
        { name: 'Avoid', kind: 'windows', spans: [{ name: 'Rahu', startMs: 0, endMs: DAY_MS / 8, tone: 'bad' }] },
      ],
      nowMs: DAY_MS / 2,
    },
    { id: 'd', title: 'Panchang' },
  ),
  score: scoreCard(
    { total: 1.5, max: 4, rows: [{ name: 'Yoni', score: 1.5, max: 4, compared: 'Dog / Elephant' }] },
    { id: 'k', title: 'Ashtakoot' },
  ),
  grid: aspectGrid(
    {
      rows: ['Sun', 'Moon', 'Ascendant'],
      columns: null,
      aspects: [{ from: 'Sun', to: 'Moon', kind: 'square', orbDeg: 1 }],
    },
    { id: 'g', title: 'Aspects' },
  ),
  strip: zodiacStrip([{ name: 'Sun', longitudeDeg: 214.5 }], { id: 'z', title: 'Strip' }),
};

test('words from outside cannot become markup', () => {
  const drawn = toSvg(el('text', { 'data-name': '"><script>' }, '<b> & \u0000"'));
  expect(drawn).toBe('<text data-name="&quot;&gt;&lt;script&gt;">&lt;b&gt; &amp; &quot;</text>');
});

test.each(Object.entries(PICTURES))('%s has a name and a description, tied by id', (_, drawn) => {
  const svg = toSvg(drawn);
  const [, titleId = '', descriptionId = ''] = /aria-labelledby="(\S+) (\S+)"/.exec(svg) ?? [];
  expect(svg).toContain(`<title id="${titleId}">`);
  expect(svg).toContain(`<desc id="${descriptionId}">`);
  expect(svg).toContain('role="img"');
});

test.each(Object.entries(PICTURES))('%s as a file holds no variable and has a ground', (_, drawn) => {
  for (const palette of [PALETTES.light, PALETTES.dark]) {
    const svg = toSvg(drawn, { palette });
    expect(svg).not.toContain('var(');
    expect(svg).toContain('xmlns="http://www.w3.org/2000/svg"');
    expect(svg).toContain(`fill="${palette.surface}"`);
  }
});

test.each(Object.entries(PICTURES))(
  '%s uses colours from the tokens alone and no character that turns into emoji',
  (_, drawn) => {
    const svg = toSvg(drawn);
    expect(svg).not.toMatch(/#[0-9a-f]{3,8}"/i);
    expect(svg).not.toMatch(/[\u2600-\u27BF]/);
  },
);

test.each(Object.entries(PICTURES))('%s keeps its structure', (_, drawn) => {
  const counts = new Map<string, number>();
  for (const [, tag = ''] of toSvg(drawn).matchAll(/<([a-z]+)/g)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  expect(Object.fromEntries(counts)).toMatchSnapshot();
});

test('every sign, planet and node has a glyph', () => {
  const signs = [
    'Aries',
    'Taurus',
    'Gemini',
    'Cancer',
    'Leo',
    'Virgo',
    'Libra',
    'Scorpio',
    'Sagittarius',
    'Capricorn',
    'Aquarius',
    'Pisces',
  ];
  const bodies = [
    'Sun',
    'Moon',
    'Mercury',
    'Venus',
    'Mars',
    'Jupiter',
    'Saturn',
    'Uranus',
    'Neptune',
    'Pluto',
    'Rahu',
    'Ketu',
    'North Node',
    'South Node',
  ];
  expect([...signs, ...bodies].filter((name) => glyphOf(name) === null)).toEqual([]);
  expect(Object.keys(GLYPHS)).toHaveLength(25);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayTimeline } from './day-timeline.ts';
import { elementsOf, textOf, type SvgElement } from './element.ts';
import { overlappingPairs } from './testing.ts';
import { textBoxes } from './text-boxes.ts';
import { TIMELINE, type DayChart, type Span } from './timeline-chart.ts';

const HOUR_MS = 3_600_000;
const RISE_MS = Date.UTC(2026, 10, 21, 6, 45);
const at = (hours: number): number => RISE_MS + hours * HOUR_MS;
const span = (name: string, from: number, to: number, tone?: Span['tone']): Span => ({
  name,
  startMs: at(from),
  endMs: at(to),
  ...(tone ? { tone } : {}),
});

const day = (changed: Partial<DayChart> = {}): DayChart => ({
  startMs: at(-0.4),
  endMs: at(24.4),
  sun: { riseMs: RISE_MS, setMs: at(10.9), nextRiseMs: at(24) },
  lanes: [
    { name: 'Tithi', kind: 'spans', spans: [span('Ekadashi', -20, -0.2), span('Shukla Dwadashi', -0.2, 22.2), span('Trayodashi', 22.2, 46)] },
    { name: 'Favourable', kind: 'windows', spans: [span('Abhijit', 5.1, 5.8, 'ok'), span('Amrit', 5.5, 7, 'ok')] },
    { name: 'Avoid', kind: 'windows', spans: [span('Rahu', 2.7, 4, 'bad')] },
  ],
  nowMs: at(1.25),
  ...changed,
}); // prettier-ignore
const draw = (chart: DayChart) => dayTimeline(chart, { id: 't', title: 'Panchang' });
const spanBoxes = (root: SvgElement) =>
  [...elementsOf(root)]
    .filter(({ attributes }) => 'data-span' in attributes)
    .map((group) => [...elementsOf(group)].find(({ tag }) => tag === 'rect')?.attributes ?? {});

test('a span stands where its hours are, cut at the edges of the picture', () => {
  const [before, , after] = spanBoxes(draw(day()));
  expect(Number(before?.['x'])).toBeCloseTo(TIMELINE.left + 0.75, 1);
  expect(Number(after?.['x']) + Number(after?.['width'])).toBeCloseTo(TIMELINE.right - 0.75, 1);
});

test('windows at the same hours stand in rows of their own', () => {
  const boxes = spanBoxes(draw(day()));
  const [abhijit, amrit] = boxes.slice(3);
  expect(Number(amrit?.['y']) - Number(abhijit?.['y'])).toBe(TIMELINE.windowPitch);
});

test('good and bad differ by their outline, not by colour alone', () => {
  const dashes = [...elementsOf(draw(day()))]
    .filter(({ attributes }) => attributes['stroke'] === 'var(--bad)' || attributes['stroke'] === 'var(--ok)')
    .map(({ attributes }) => [attributes['stroke'], attributes['stroke-dasharray'] !== undefined]);
  expect(dashes).toEqual([['var(--ok)', false], ['var(--ok)', false], ['var(--bad)', true]]); // prettier-ignore
});

test('the needle stands at the present hour, and nowhere on another day', () => {
  const needles = (chart: DayChart) =>
    [...elementsOf(draw(chart))].filter(({ attributes }) => 'data-now' in attributes);
  expect(needles(day())).toHaveLength(1);
  expect(needles(day({ nowMs: at(-30) }))).toEqual([]);
  expect(needles(day({ nowMs: null }))).toEqual([]);
});

test('every name and time that is written stands clear of the others', () => {
  const hour = fc.double({ min: -3, max: 27, noNaN: true });
  const names = fc.constantFrom('Rahu Kaal', 'Abhijit Muhurat', 'Amrit', 'Yamaganda', 'Kaal');
  const windows = fc.array(fc.tuple(names, hour, fc.double({ min: 0.1, max: 4, noNaN: true })), { maxLength: 12 });
  const cuts = fc.array(hour, { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(windows, cuts, (loose, times) => {
      const edges = times.toSorted((a, b) => a - b);
      const spans = edges.slice(1).map((to, index) => span('Shukla Dwadashi', edges[index] ?? 0, to));
      const lanes: DayChart['lanes'] = [
        { name: 'Tithi', kind: 'spans', spans },
        { name: 'Windows', kind: 'windows', spans: loose.map(([name, from, length]) => span(name, from, from + length)) },
      ]; // prettier-ignore
      expect(overlappingPairs(textBoxes(draw(day({ lanes, sun: null, nowMs: null }))))).toEqual([]);
    }),
  );
});

test('a calendar day ends without another sunrise', () => {
  const labels = (nextRiseMs: number | null) =>
    textBoxes(draw(day({ sun: { riseMs: RISE_MS, setMs: at(10.9), nextRiseMs } })))
      .map(({ words }) => words)
      .filter((words) => words.startsWith('Sunrise'));
  expect(labels(at(24))).toEqual(['Sunrise 06:45', 'Sunrise 06:45']);
  expect(labels(null)).toEqual(['Sunrise 06:45']);
});

test('the day is described in words: light first, then each lane, and what a lane lacks', () => {
  const chart = day({ lanes: [...day().lanes.slice(1), { name: 'Other', kind: 'windows', spans: [] }] });
  const description = [...elementsOf(draw(chart))].find(({ tag }) => tag === 'desc');
  expect(description && textOf(description)).toBe(
    'Sunrise 06:45, sunset 17:39. Favourable: Abhijit 11:51 to 12:33, Amrit 12:15 to 13:45. Avoid: Rahu 09:27 to 10:45. Other: none.',
  );
});

import { describe, expect, test } from 'vitest';
import { elementsOf, textOf } from './element.ts';
import land from './world-land.json' with { type: 'json' };
import { type MapLine, type WorldChart, worldMap } from './world-map.ts';

type Corner = readonly [x: number, y: number];

/** The rings of the land, in half degrees from the date line and the north pole. */
function rings(): Corner[][] {
  return land.path
    .split('M')
    .slice(1)
    .map((ring) => {
      const [startX = 0, startY = 0, ...steps] = (ring.match(/-?\d+/g) ?? []).map(Number);
      const corners: Corner[] = [[startX, startY]];
      for (let index = 0; index < steps.length; index += 2) {
        const [x, y] = corners.at(-1) ?? [0, 0];
        corners.push([x + (steps[index] ?? 0), y + (steps[index + 1] ?? 0)]);
      }
      return corners;
    });
}

/** Whether a place is on land, by the even-odd rule. */
function isLand(latitudeDeg: number, longitudeDeg: number): boolean {
  const [x, y] = [(longitudeDeg + 180) * 2, (90 - latitudeDeg) * 2];
  const crossed = rings().flatMap((ring) =>
    ring.filter(([toX, toY], index) => {
      const [fromX, fromY] = ring.at(index - 1) ?? [toX, toY];
      return fromY > y !== toY > y && x < fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX);
    }),
  );
  return crossed.length % 2 === 1;
}

describe('the land', () => {
  test.each([
    ['Nagpur', 21.1, 79.1], ['Munich', 48.1, 11.6], ['Denver', 39.7, -105], ['Brasília', -15.8, -47.9], ['Nairobi', -1.3, 36.8],
    ['Alice Springs', -23.7, 133.9], ['Yakutsk', 62, 129.7], ['Anadyr, beyond the date line', 67, -175], ['the south pole', -89, 0],
    ['Vostok', -78.5, 106.8], ['Greenland', 75, -40], ['Sri Lanka', 7.3, 80.7],
  ])('%s is on it', (_name, latitudeDeg, longitudeDeg) => expect(isLand(latitudeDeg, longitudeDeg)).toBe(true)); // prettier-ignore

  test.each([
    ['the Bay of Bengal', 13, 88], ['the Atlantic', 0, -25], ['the Pacific at the date line', 0, 180], ['the Pacific', 20, -150],
    ['the north pole', 89, 0], ['the Mediterranean', 34.5, 19], ['the Caspian Sea', 41.5, 51], ['Hudson Bay', 60, -86], ['the Tasman Sea', -38, 160],
  ])('%s is not', (_name, latitudeDeg, longitudeDeg) => expect(isLand(latitudeDeg, longitudeDeg)).toBe(false)); // prettier-ignore
});

const meridian = (body: string, angle: MapLine['angle'], longitudeDeg: number): MapLine => ({
  body,
  angle,
  pieces: [[-90, 90].map((latitudeDeg) => ({ longitudeDeg, latitudeDeg }))],
});
const CHART: WorldChart = {
  lines: [
    meridian('Sun', 'above', 0),
    meridian('Venus', 'above', 1),
    meridian('Sun', 'below', 180),
    meridian('Vesta', 'rising', -90),
    { body: 'Mars', angle: 'setting', pieces: [[{ longitudeDeg: 40, latitudeDeg: 20 }, { longitudeDeg: 80, latitudeDeg: 60 }]] },
  ],
  zeniths: [{ body: 'Sun', longitudeDeg: 0, latitudeDeg: -23.4 }],
  places: [{ name: 'birthplace', longitudeDeg: 77.2, latitudeDeg: 28.6 }],
}; // prettier-ignore
const drawn = [...elementsOf(worldMap(CHART, { id: 'map', title: 'Map' }))];

describe('the map', () => {
  test('has each line at its longitude, with the stroke of its angle', () => {
    const lines = drawn.filter(({ tag }) => tag === 'polyline').map(({ attributes }) => attributes);
    expect(lines.map((line) => line['points'])).toEqual(['360,384 360,24', '362,384 362,24', '720,384 720,24', '180,384 180,24', '440,164 520,84']); // prettier-ignore
    expect(lines.map((line) => line['stroke-dasharray'])).toEqual([undefined, undefined, '2 4', undefined, '7 4']);
  });

  test('labels every line that crosses the parallel of its row, apart from its neighbours and inside the map', () => {
    const labels = drawn.filter(({ tag, attributes }) => tag === 'circle' && attributes['r'] === 9);
    expect(labels).toHaveLength(4); // The line of Mars ends north of its row.
    const [sun, venus] = labels.map(({ attributes }) => Number(attributes['cx']));
    expect((venus ?? 0) - (sun ?? 0)).toBeCloseTo(19, 1);
    expect(Math.max(...labels.map(({ attributes }) => Number(attributes['cx'])))).toBeLessThanOrEqual(711);
    expect(drawn.filter(({ tag, children }) => tag === 'text' && children.includes('Ve'))).toHaveLength(1);
  });

  test('says for a screen reader what is marked and overhead', () => {
    const said = drawn.filter(({ tag }) => tag === 'desc').map(textOf);
    expect(said[0]).toContain('5 lines');
    expect(said[0]).toContain('Marked: birthplace. Overhead: Sun at 23° south, 0° east.');
  });
});

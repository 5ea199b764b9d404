import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import { HORARY_ROWS, kpSpotAt } from '@graha/astro-engine/kp/lords';
import { GRAHA_IDS, POINTS } from '@graha/astro-engine/vocabulary/grahas';
import { kp } from '../../families/kp/kp.ts';
import { answered } from '../answered.ts';
import fixture from './fixtures/kp.fixture.json' with { type: 'json' };
import { type AccuracyRow, Mismatches, Worst } from '../rows.ts';

const OWN = 'Independent program from the texts';
const TOLERANCE_DEG = 0.000_01;

const ABBREVIATIONS = new Map(GRAHA_IDS.map((id) => [POINTS[id].name, POINTS[id].abbreviation]));
const joined = (names: readonly string[]): string => names.map((name) => ABBREVIATIONS.get(name) ?? name).join('');

type Lords = { sign: string; star: string; sub: string; sub_sub: string };
const lordsOf = ({ sign, star, sub, sub_sub }: Lords): string => joined([sign, star, sub, sub_sub]);

function chartAccuracy(sky: Ephemeris): AccuracyRow[] {
  const places = new Worst();
  const wrong = new Mismatches();
  const rulers = new Mismatches();
  for (const published of fixture.cases) {
    const { planets, cusps } = answered(kp.chart, published.birth, sky);
    for (const [index, { placement, lords, significations }] of planets.entries()) {
      const [longitude, house, own] = published.planets[index] ?? [];
      places.number(placement.longitude, Number(longitude));
      wrong.equal(placement.house, house);
      wrong.equal(lordsOf(lords), own);
      const { a, b, c, d } = significations;
      wrong.equal(JSON.stringify([a, b, c, d]), JSON.stringify(published.significations[index]));
    }
    for (const [index, { longitude, lords, significators }] of cusps.entries()) {
      const [cusp, own] = published.cusps[index] ?? [];
      places.number(longitude, Number(cusp));
      wrong.equal(lordsOf(lords), own);
      const { a, b, c, d } = significators;
      wrong.equal([joined(a), joined(b), joined(c), joined([d])].join(), published.significators[index]?.join());
    }
    const settings = { ruler_count: 7 };
    const found = answered(kp['ruling-planets'], { ...published.birth, settings }, sky).rulers;
    for (const [index, { name }] of found.entries()) rulers.equal(joined([name]), published.rulers[index]);
  }
  return [
    places.row({ family: 'KP, planets and cusps', source: OWN, unit: 'deg', tolerance: TOLERANCE_DEG }),
    wrong.row('KP, houses, lords down to the sub-sub, significators of planets and houses', OWN),
    rulers.row('KP, ruling planets of a moment', OWN),
  ];
}

/** Compares fractions exactly, and edges too: the first degree of a row has the lords of that row. */
function rowAccuracy(): AccuracyRow {
  const wrong = new Mismatches();
  const valueOf = (fraction: string): number => {
    const [over = Number.NaN, under = Number.NaN] = fraction.split('/').map(Number);
    return over / under;
  };
  for (const [number, start, end, own] of fixture.rows) {
    const row = HORARY_ROWS[Number(number) - 1];
    wrong.equal(row?.startDeg, valueOf(String(start)));
    wrong.equal(row?.endDeg, valueOf(String(end)));
    const { sign, star, sub } = kpSpotAt(row?.startDeg ?? Number.NaN).lords;
    wrong.equal(joined([sign, star, sub].map((graha) => POINTS[graha].name)), own);
  }
  return wrong.row(
    'KP, the numbers of horary: bounds and lords',
    'Exact fractions; lords as two published tables have them',
  );
}

export const kpAccuracy = (sky: Ephemeris): AccuracyRow[] => [...chartAccuracy(sky), rowAccuracy()];

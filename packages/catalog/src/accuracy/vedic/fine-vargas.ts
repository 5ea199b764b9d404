import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import { divisional } from '../../families/divisional/divisional.ts';
import { answered } from '../answered.ts';
import { type AccuracyRow, Mismatches } from '../rows.ts';

/** A rule of a divisional chart by the arcs of its definition: from a longitude of the zodiac to another one. */
type Turned = (deg: number) => number;
const SIGN_DEG = 30;
const ZODIAC_DEG = 360;
const within = (deg: number): number => ((deg % ZODIAC_DEG) + ZODIAC_DEG) % ZODIAC_DEG;
const signOf = (deg: number): number => Math.floor(within(deg) / SIGN_DEG);

/** Counts parts of a sign from a first sign: each part is stretched to a whole sign. */
const counted =
  (parts: number, firstSignOf: (sign: number) => number): Turned =>
  (deg) =>
    within(firstSignOf(signOf(deg)) * SIGN_DEG + (within(deg) % SIGN_DEG) * parts);

const isEven = (sign: number): boolean => sign % 2 === 1;

/**
 * The charts of which others are made. The navamsa runs through the zodiac without a break, so it is a multiplication;
 * the dwadasamsa begins with the sign itself; the saptamsa of an even sign with the seventh, its dashamsa with the ninth.
 */
const RULES: Readonly<Record<string, Turned>> = {
  D7: counted(7, (sign) => sign + (isEven(sign) ? 6 : 0)),
  D9: (deg) => within(deg * 9),
  D10: counted(10, (sign) => sign + (isEven(sign) ? 8 : 0)),
  D12: counted(12, (sign) => sign),
  D60: counted(60, (sign) => sign),
};
const ruleOf = (id: string): Turned => {
  const rule = RULES[id];
  if (rule === undefined) throw new Error(`no rule of ${id}`);
  return rule;
};
const of =
  (outer: string, inner: string): Turned =>
  (deg) =>
    ruleOf(outer)(ruleOf(inner)(deg));

const FINE = [
  [divisional.d81, (deg: number) => within(deg * 81)],
  [divisional.d108, of('D12', 'D9')],
  [divisional.d144, of('D12', 'D12')],
  [divisional.d150, counted(150, (sign) => sign)],
] as const;

/** Births of all years, the same ones in every run. */
const BIRTHS = Array.from({ length: 30 }, (_, index) => ({
  year: 620 + index * 58,
  month: 1 + ((index * 5) % 12),
  date: 1 + ((index * 11) % 28),
  hours: (index * 5) % 24,
  minutes: (index * 17) % 60,
  latitude: ((index * 31) % 120) - 60,
  longitude: ((index * 83) % 360) - 180,
  timezone: 0,
}));

type Placed = { sign_number: number; natal_longitude: number };

/** A printed longitude within this distance of a boundary does not decide the part. */
const NEAR_DEG = 1e-4;

function compare(signs: Mismatches, { sign_number, natal_longitude }: Placed, rule: Turned): void {
  const deg = rule(natal_longitude);
  const beyond = deg % SIGN_DEG;
  if (beyond > NEAR_DEG && beyond < SIGN_DEG - NEAR_DEG) signs.equal(sign_number, signOf(deg) + 1);
}

/** The finest charts and charts of charts, derived a second time by arcs from the longitudes of their answers. */
export function fineVargaAccuracy(sky: Ephemeris): AccuracyRow[] {
  const [fine, mixed] = [new Mismatches(), new Mismatches()];
  for (const birth of BIRTHS) {
    for (const [entry, rule] of FINE) {
      const { planets, ascendant } = answered(entry, birth, sky);
      for (const placed of [ascendant, ...planets]) compare(fine, placed, rule);
    }
    for (const varga of Object.keys(RULES))
      for (const inner of Object.keys(RULES)) {
        const { planets, ascendant } = answered(divisional.mixed, { ...birth, varga, of: inner }, sky);
        for (const placed of [ascendant, ...planets]) compare(mixed, placed, of(varga, inner));
      }
  }
  return [
    fine.row('D81, D108, D144 and D150', 'the definitions of PyJHora and Jagannatha Hora, by multiplied arcs'),
    mixed.row('charts of charts, D-m of D-n', 'the definitions of the charts, one after the other, by multiplied arcs'),
  ];
}

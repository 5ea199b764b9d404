import { arcDeg, nakshatraIndexOf, normalizeDeg } from '../core/angle.ts';
import type { Chart } from '../chart/chart.ts';
import { vargaSpot } from '../varga/varga-sign.ts';
import { VARGAS } from '../varga/vargas.ts';
import { type Graha, POINTS } from '../vocabulary/grahas.ts';
import { signAt } from '../vocabulary/signs.ts';
import type { DashaRuler, DashaSystem } from './systems.ts';

/** Whether a system applies to a birth, with the reason. */
export type Applicability = { applicable: boolean; reason: string };

type Facts = { chart: Chart<Graha>; isDayBirth: boolean };

export type ConditionalSystem = DashaSystem & {
  /** The condition, as a sentence. */
  condition: string;
  applicabilityFor(facts: Facts): Applicability;
};

type Row = {
  name: string;
  /** The nakshatra with which the count begins, 1 = Ashwini. */
  seedNumber: number;
  /** Counted from the birth nakshatra back to the seed, not forward from the seed. */
  isBackward?: true;
  rulers: readonly (readonly [Graha, number])[];
  cyclesListed: number;
  condition: string;
  applicabilityFor(facts: Facts): Applicability;
};

const CANCER = 3;
const LEO = 4;

const lordOf = ({ chart }: Facts, houseNumber: number) => signAt(chart.ascendant.signIndex + houseNumber - 1).lord;

const inHouse = (facts: Facts, ofHouse: number): { text: string; houseNumber: number } => {
  const lord = lordOf(facts, ofHouse);
  const { houseNumber } = facts.chart.placements[lord];
  return { text: `${POINTS[lord].name}, lord of house ${ofHouse}, is in house ${houseNumber}`, houseNumber };
};

const risingIn = ({ chart }: Facts, varga: 'd2' | 'd9' | 'd12') =>
  vargaSpot(VARGAS[varga], chart.ascendant.longitudeDeg).signIndex;

const isSunsHora = (facts: Facts): boolean => risingIn(facts, 'd2') === LEO;
const horaText = (facts: Facts): string => `The ascendant is in the hora of the ${isSunsHora(facts) ? 'Sun' : 'Moon'}`;

const isWaxing = ({ chart: { placements } }: Facts): boolean =>
  arcDeg(placements.sun.longitudeDeg, placements.moon.longitudeDeg) < 180;

const ROWS = {
  shodashottari: {
    name: 'Shodashottari', seedNumber: 8, cyclesListed: 1,
    rulers: [['sun', 11], ['mars', 12], ['jupiter', 13], ['saturn', 14], ['ketu', 15], ['moon', 16], ['mercury', 17], ['venus', 18]],
    condition: 'The ascendant is in the hora of the Sun in the bright half, or in that of the Moon in the dark half.',
    applicabilityFor: (facts) => ({
      applicable: isSunsHora(facts) === isWaxing(facts),
      reason: `${horaText(facts)}, in the ${isWaxing(facts) ? 'bright' : 'dark'} half of the month.`,
    }),
  },
  dwadashottari: {
    name: 'Dwadashottari', seedNumber: 27, isBackward: true, cyclesListed: 1,
    rulers: [['sun', 7], ['jupiter', 9], ['ketu', 11], ['mercury', 13], ['rahu', 15], ['mars', 17], ['saturn', 19], ['moon', 21]],
    condition: 'The ascendant is in a navamsa of Venus.',
    applicabilityFor: (facts) => {
      const { name, lord } = signAt(risingIn(facts, 'd9'));
      return { applicable: lord === 'venus', reason: `The navamsa of the ascendant is ${name}, a sign of ${POINTS[lord].name}.` };
    },
  },
  panchottari: {
    name: 'Panchottari', seedNumber: 17, cyclesListed: 1,
    rulers: [['sun', 12], ['mercury', 13], ['saturn', 14], ['mars', 15], ['venus', 16], ['moon', 17], ['jupiter', 18]],
    condition: 'The dwadasamsa of the ascendant is Cancer.',
    applicabilityFor: (facts) => ({
      applicable: risingIn(facts, 'd12') === CANCER,
      reason: `The dwadasamsa of the ascendant is ${signAt(risingIn(facts, 'd12')).name}.`,
    }),
  },
  shatabdika: {
    name: 'Shatabdika', seedNumber: 27, cyclesListed: 1,
    rulers: [['sun', 5], ['moon', 5], ['venus', 10], ['mercury', 10], ['jupiter', 20], ['mars', 20], ['saturn', 30]],
    condition: 'The ascendant is vargottama.',
    applicabilityFor: (facts) => {
      const [own, navamsa] = [facts.chart.ascendant.signIndex, risingIn(facts, 'd9')];
      return { applicable: own === navamsa, reason: `The ascendant is in ${signAt(own).name}, its navamsa is ${signAt(navamsa).name}.` };
    },
  },
  chaturashiti_sama: {
    name: 'Chaturashiti-sama', seedNumber: 15, cyclesListed: 2,
    rulers: [['sun', 12], ['moon', 12], ['mars', 12], ['mercury', 12], ['jupiter', 12], ['venus', 12], ['saturn', 12]],
    condition: 'The lord of the tenth is in the tenth.',
    applicabilityFor: (facts) => {
      const { text, houseNumber } = inHouse(facts, 10);
      return { applicable: houseNumber === 10, reason: `${text}.` };
    },
  },
  dwisaptati_sama: {
    name: 'Dwisaptati-sama', seedNumber: 19, cyclesListed: 2,
    rulers: [['sun', 9], ['moon', 9], ['mars', 9], ['mercury', 9], ['jupiter', 9], ['venus', 9], ['saturn', 9], ['rahu', 9]],
    condition: 'The lord of the ascendant is in the seventh, or the lord of the seventh in the ascendant.',
    applicabilityFor: (facts) => {
      const [first, seventh] = [inHouse(facts, 1), inHouse(facts, 7)];
      return { applicable: first.houseNumber === 7 || seventh.houseNumber === 1, reason: `${first.text}; ${seventh.text}.` };
    },
  },
  shattrimsha_sama: {
    name: 'Shattrimsha-sama', seedNumber: 22, cyclesListed: 3,
    rulers: [['moon', 1], ['sun', 2], ['jupiter', 3], ['mars', 4], ['mercury', 5], ['saturn', 6], ['venus', 7], ['rahu', 8]],
    condition: 'The ascendant is in the hora of the Sun by day, or in that of the Moon by night.',
    applicabilityFor: (facts) => ({
      applicable: isSunsHora(facts) === facts.isDayBirth,
      reason: `${horaText(facts)}, by ${facts.isDayBirth ? 'day' : 'night'}.`,
    }),
  },
} as const satisfies Record<string, Row>; // prettier-ignore

export type ConditionalId = keyof typeof ROWS;
/** Safe: the keys of the table are its ids. */
export const CONDITIONAL_IDS = Object.keys(ROWS) as [ConditionalId, ...ConditionalId[]];

function systemOf(row: Row): ConditionalSystem {
  const rulers: DashaRuler[] = row.rulers.map(([lord, years]) => ({ lord, years }));
  return {
    name: row.name,
    rulers,
    cyclesListed: row.cyclesListed,
    birthShareOf: (moonDeg) => {
      const travelled = (normalizeDeg(moonDeg) * 27) / 360; // Multiplied first: 360/27 has no binary form.
      const starNumber = nakshatraIndexOf(moonDeg) + 1;
      const count = row.isBackward ? row.seedNumber - starNumber : starNumber - row.seedNumber;
      return { rulerIndex: ((count + 27) % 27) % rulers.length, elapsedShare: travelled - Math.floor(travelled) };
    },
    condition: row.condition,
    applicabilityFor: (facts) => row.applicabilityFor(facts),
    source: 'BPHS ch. 46 (Santhanam), as two programs have it',
  };
}

/**
 * Seven nakshatra dashas that tradition uses under a condition. They are computed in any case; the caller decides.
 * @source BPHS ch. 46 (Santhanam)
 * @accuracy 1″ of lunar longitude moves a 20-year period by 3.7 hours
 */
export const CONDITIONAL_SYSTEMS: Readonly<Record<ConditionalId, ConditionalSystem>> =
  // Safe: one system for each row.
  Object.fromEntries(CONDITIONAL_IDS.map((id) => [id, systemOf(ROWS[id])])) as Record<ConditionalId, ConditionalSystem>;

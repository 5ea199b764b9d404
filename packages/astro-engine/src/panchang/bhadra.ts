import { wholeSecond } from '../core/moment.ts';
import { printedSpansBetween } from '../core/printed.ts';
import type { Span } from '../core/search.ts';
import type { Interval } from './interval.ts';
import { type LightAngles, limbAt, limbsBetween } from './limbs.ts';
import { karanaAt } from './names.ts';

export type BhadraAbode = 'heaven' | 'underworld' | 'earth';

/** Vishti karana with its worst part (mukha), its harmless end (puccha) and its abode by the sign of the Moon. */
export type Bhadra = Interval & {
  /** 0 to 29 from the new moon: the tithi of this half. */
  tithiIndex: number;
  mukha: Interval;
  puccha: Interval;
  /** One, or two if the Moon changes her sign. */
  abodes: readonly (Interval & { abode: BhadraAbode })[];
};

/** Abodes by the Moon's sign, from Aries. @source Muhurta Chintamani */
const ABODES: readonly BhadraAbode[] = [
  'heaven', 'heaven', 'heaven', 'earth', 'earth', 'underworld', 'underworld', 'heaven', 'underworld', 'underworld', 'earth', 'earth',
]; // prettier-ignore

/**
 * Eighths (praharas) of a tithi: the one with which the mukha begins, and the one with which the puccha ends.
 * @source Muhurta Chintamani
 */
const PRAHARAS: Readonly<Record<number, readonly [mukha: number, puccha: number]>> = {
  3: [5, 8], 7: [2, 1], 10: [7, 6], 14: [4, 3], 17: [8, 7], 21: [3, 2], 24: [6, 5], 28: [1, 4],
}; // prettier-ignore
const PRAHARA_GHATIS = 7.5;
const [MUKHA_GHATIS, PUCCHA_GHATIS] = [5, 3];
const GHATIS_PER_TITHI = 60;

function partsOf({ index, startJdUt, endJdUt }: Span): Pick<Bhadra, 'mukha' | 'puccha'> {
  const row = PRAHARAS[index];
  if (row === undefined) throw new RangeError(`tithi ${index} has no Bhadra`);
  const ghatiDays = (endJdUt - startJdUt) / GHATIS_PER_TITHI;
  const at = (ghatis: number): number => wholeSecond(startJdUt + ghatis * ghatiDays);
  const mukhaGhatis = (row[0] - 1) * PRAHARA_GHATIS;
  const pucchaEndGhatis = row[1] * PRAHARA_GHATIS;
  return {
    mukha: { startJdUt: at(mukhaGhatis), endJdUt: at(mukhaGhatis + MUKHA_GHATIS) },
    puccha: { startJdUt: at(pucchaEndGhatis - PUCCHA_GHATIS), endJdUt: at(pucchaEndGhatis) },
  };
}

const within = <S extends Interval>(span: S, { startJdUt, endJdUt }: Interval): S => ({
  ...span,
  startJdUt: Math.max(span.startJdUt, startJdUt),
  endJdUt: Math.min(span.endJdUt, endJdUt),
});

/**
 * Returns every Bhadra that touches an interval, in its full length.
 * @source Muhurta Chintamani: mukha is the first five ghatis of its prahara, puccha the last three of its own, a tithi
 * has sixty; compared with Holika 2025 as DrikPanchang prints it
 * @accuracy 0.5 s in the karana
 */
export const bhadrasBetween = (angles: LightAngles, fromJdUt: number, untilJdUt: number): Bhadra[] =>
  limbsBetween(angles, 'karana', fromJdUt, untilJdUt)
    .filter(({ index }) => karanaAt(index).name === 'Vishti')
    .map(({ startJdUt, endJdUt }) => {
      const tithi = limbAt(angles, 'tithi', (startJdUt + endJdUt) / 2);
      const abodes = printedSpansBetween(angles.moon, 12, startJdUt, endJdUt).map((span) => {
        const { index, ...part } = within(span, { startJdUt, endJdUt });
        return { ...part, abode: ABODES[index] ?? 'earth' };
      });
      return { startJdUt, endJdUt, tithiIndex: tithi.index, ...partsOf(tithi), abodes };
    });

import { degreeInSign } from '../core/angle.ts';
import type { Graha } from '../vocabulary/grahas.ts';
import { PLANETS } from '../vocabulary/grahas.ts';

/** The eight karakas, from the graha farthest in its sign. The school of seven has no Pitri. */
export const KARAKAS = ['atma', 'amatya', 'bhratri', 'matri', 'pitri', 'putra', 'gnati', 'dara'] as const;
export type Karaka = (typeof KARAKAS)[number];

export type KarakaCount = 7 | 8;

export type CharaKaraka = {
  karaka: Karaka;
  /** One; grahas at exactly the same degree share the karaka, and the following karakas stay empty. */
  grahas: readonly Graha[];
  /** Sort key: degrees in the sign; for Rahu degrees to its end. */
  advanceDeg: number;
};

type Longitudes = Readonly<Record<Graha, { longitudeDeg: number }>>;

/** Returns the progress of a graha in its sign; nodes go backwards, so theirs counts from the end. @returns degrees, 0 to 30 */
export const advanceDegOf = (graha: Graha, longitudeDeg: number): number =>
  graha === 'rahu' || graha === 'ketu' ? 30 - degreeInSign(longitudeDeg) : degreeInSign(longitudeDeg);

/**
 * Returns the chara karakas: grahas ranked by degrees in the sign.
 * @param placements sidereal; signs do not matter
 * @param count 8 with Rahu, whose degrees count from the end of the sign, or 7 without him and without Pitri (K.N. Rao)
 * @returns one row for each karaka, in order
 * @source Jaimini Upadesha Sutras 1.1.10–19; BPHS ch. 32
 * @accuracy that of the ephemeris; degrees are compared unrounded
 */
export function charaKarakasOf(placements: Longitudes, count: KarakaCount): CharaKaraka[] {
  const among: readonly Graha[] = count === 8 ? [...PLANETS, 'rahu'] : PLANETS;
  const ranked = among
    .map((graha) => ({ graha, advanceDeg: advanceDegOf(graha, placements[graha].longitudeDeg) }))
    .toSorted((one, other) => other.advanceDeg - one.advanceDeg);
  const offices = KARAKAS.filter((karaka) => count === 8 || karaka !== 'pitri');
  return offices.map((karaka, index) => {
    const advanceDeg = ranked[index]?.advanceDeg ?? Number.NaN;
    const isTaken = index > 0 && ranked[index - 1]?.advanceDeg === advanceDeg;
    const sharing = ranked.filter((one) => one.advanceDeg === advanceDeg).map(({ graha }) => graha);
    return { karaka, grahas: isTaken ? [] : sharing, advanceDeg };
  });
}

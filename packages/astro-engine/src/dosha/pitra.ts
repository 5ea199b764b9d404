import type { Chart } from '../chart/chart.ts';
import { countFrom } from '../vocabulary/cycle.ts';
import type { Graha } from '../vocabulary/grahas.ts';
import { signAt } from '../vocabulary/signs.ts';

/** Rules from different lists. */
export const PITRA_RULES = [
  'sun_with_rahu', 'sun_with_ketu', 'sun_with_saturn', 'node_in_ninth', 'ninth_lord_with_node', 'ninth_lord_in_dusthana',
] as const; // prettier-ignore
export type PitraRule = (typeof PITRA_RULES)[number];

export type PitraEvidence = {
  rule: PitraRule;
  /** Reference from which the ninth house is counted; null if the rule counts no house. */
  from: 'ascendant' | 'moon' | null;
  holds: boolean;
  /** Grahas that form it; empty if it does not hold. */
  grahas: readonly Graha[];
  /** Sun and malefic meet in the ninth house. */
  isStrong: boolean;
};

const NODES = ['rahu', 'ketu'] as const;

/**
 * Evaluates each rule of pitra dosha that some list has.
 * @param chart whole signs from the ascendant, with the nine grahas
 * @source practice of the last century; no classical verse names it, and no two lists agree
 */
export function pitraEvidenceOf({ ascendant, placements }: Chart<Graha>): PitraEvidence[] {
  const signOf = (graha: Graha): number => placements[graha].signIndex;
  const withSun = (['rahu', 'ketu', 'saturn'] as const).map((graha): PitraEvidence => {
    const holds = signOf(graha) === signOf('sun');
    return {
      rule: `sun_with_${graha}`,
      from: null,
      holds,
      grahas: holds ? ['sun', graha] : [],
      isStrong: holds && placements.sun.houseNumber === 9,
    };
  });
  const ninthFrom = (from: 'ascendant' | 'moon'): PitraEvidence[] => {
    const firstSign = from === 'ascendant' ? ascendant.signIndex : signOf('moon');
    const ninthSign = (firstSign + 8) % 12;
    const { lord } = signAt(ninthSign);
    const inNinth = NODES.filter((node) => signOf(node) === ninthSign);
    const withLord = NODES.filter((node) => signOf(node) === signOf(lord));
    const isHidden = [6, 8, 12].includes(countFrom(firstSign, signOf(lord), 12));
    const row = (rule: PitraRule, grahas: readonly Graha[]): PitraEvidence => ({
      rule,
      from,
      holds: grahas.length > 0,
      grahas,
      isStrong: false,
    });
    return [
      row('node_in_ninth', inNinth),
      row('ninth_lord_with_node', withLord.length > 0 ? [lord, ...withLord] : []),
      row('ninth_lord_in_dusthana', isHidden ? [lord] : []),
    ];
  };
  return [...withSun, ...ninthFrom('ascendant'), ...ninthFrom('moon')];
}

/** The narrow reading: the Sun with Rahu, or a node in the ninth from the ascendant or with its lord. */
export const hasPitraDosha = (evidence: readonly PitraEvidence[]): boolean =>
  evidence.some(
    ({ rule, from, holds }) =>
      holds &&
      (rule === 'sun_with_rahu' ||
        (from === 'ascendant' && (rule === 'node_in_ninth' || rule === 'ninth_lord_with_node'))),
  );

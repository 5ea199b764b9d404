import { scoreWithin } from '../muhurta/rules.ts';
import type { RuleBook } from '../muhurta/rule-book.ts';
import { ASCENDANT_RULES } from './ascendant-rules.ts';
import { HOUR_RULES, MATTER_RULES, RULER_RULES } from './matter-rules.ts';
import { MOON_RULES } from './moon-rules.ts';
import { type ElectionGroup, type ElectionRule, rulesOf } from './rule.ts';

const NOTES = rulesOf('note', {
  rising_sign: {
    sign: 'notes',
    points: 0,
    text: 'The sign that rises.',
    source: 'spherical astronomy',
    confidence: 'settled',
    read: () => false,
  },
  houses_unknown: {
    sign: 'notes',
    points: 0,
    text: 'So near the pole signs rise backwards or not at all: the houses were not judged.',
    source: 'spherical astronomy',
    confidence: 'settled',
    read: ({ rising }) => rising === null,
  },
  hour_unknown: {
    sign: 'notes',
    points: 0,
    text: 'The Sun does not rise and set: there is no planetary hour.',
    source: 'spherical astronomy',
    confidence: 'settled',
    read: ({ hour }) => hour === null,
  },
});

/**
 * Every rule of the search. A new one is one row.
 * @source each row names its own; the weights are ours, since no text has numbers
 */
export const ELECTION_RULES = {
  ...MOON_RULES,
  ...ASCENDANT_RULES,
  ...RULER_RULES,
  ...MATTER_RULES,
  ...HOUR_RULES,
  ...NOTES,
} as const satisfies Record<string, ElectionRule>;
export type ElectionCode = keyof typeof ELECTION_RULES;
export const ELECTION_CODES = Object.keys(ELECTION_RULES) as ElectionCode[]; // Safe: the keys of the table itself.
// One search reads a hundred thousand rules, and a map of this size is quicker than an object.
const BY_CODE: ReadonlyMap<string, ElectionRule> = new Map(Object.entries<ElectionRule>(ELECTION_RULES));

/** Returns a rule. @throws RangeError if there is none of that code */
export function electionRule(code: ElectionCode): ElectionRule {
  const rule = BY_CODE.get(code);
  if (rule === undefined) throw new RangeError(`no rule ${code}`);
  return rule;
}

/** Rules that a request may leave out: all but the notes. */
export const JUDGING_CODES = ELECTION_CODES.filter((code) => electionRule(code).sign !== 'notes');

/** Least and most points of a group, so that none decides alone. */
const BOUNDS: Partial<Record<ElectionGroup, readonly [min: number, max: number]>> = {
  moon: [-30, 16],
  ascendant: [-14, 12],
  ruler: [-16, 12],
  matter: [-16, 12],
};

export const ELECTION_BOOK: RuleBook<ElectionCode, ElectionGroup> = {
  ruleOf: electionRule,
  scoreOf: (pointsOf) => scoreWithin(pointsOf, BOUNDS),
  cautions: new Set<ElectionGroup>(['note']),
};

import type { Score } from './rules.ts';

export type BookRule<Group extends string> = { text: string; group: Group; points: number; source: string };

/** Rules with weights by which times are judged. */
export type RuleBook<Code extends string, Group extends string> = {
  ruleOf(code: Code): BookRule<Group>;
  /** The score of a time from the points of its groups, already in proportion to their share of the time. */
  scoreOf(pointsOf: ReadonlyMap<Group, number>): Score;
  /** Groups whose rules are cautions and not reasons. */
  cautions: ReadonlySet<Group>;
};

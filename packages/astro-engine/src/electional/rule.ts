import type { Planet } from '../vocabulary/grahas.ts';
import type { ElectionMoment } from './moment.ts';

/** forbids: no window of a strict search has it. */
export const ELECTION_SIGNS = ['favours', 'hinders', 'forbids', 'notes'] as const;
export const ELECTION_GROUPS = ['moon', 'ascendant', 'ruler', 'matter', 'hour', 'note'] as const;
export type ElectionGroup = (typeof ELECTION_GROUPS)[number];

/** Source of a rule that reads the row of the purpose: a finding has the pages of that row in its place. */
export const OF_PURPOSE = 'the pages of the purpose';

export type ElectionRule = {
  group: ElectionGroup;
  sign: (typeof ELECTION_SIGNS)[number];
  /** Weights are ours: no text has numbers. */
  points: number;
  /** The rule in our words. */
  text: string;
  source: string;
  confidence: 'settled' | 'one_source';
  /** Planets that meet it, or whether it holds if it is not about planets. */
  read(moment: ElectionMoment): readonly Planet[] | boolean;
};

type Row = Omit<ElectionRule, 'group' | 'sign' | 'confidence'> & Partial<Pick<ElectionRule, 'sign' | 'confidence'>>;

/** Returns the rules of a group; the sign of the points decides what a row leaves out. */
export const rulesOf = <Id extends string>(
  group: ElectionGroup,
  rows: Readonly<Record<Id, Row>>,
): Readonly<Record<Id, ElectionRule>> =>
  // Safe: the keys of the table itself.
  Object.fromEntries(
    Object.entries<Row>(rows).map(([id, row]) => [
      id,
      { group, sign: row.points > 0 ? 'favours' : 'hinders', confidence: 'one_source', ...row },
    ]),
  ) as Record<Id, ElectionRule>;

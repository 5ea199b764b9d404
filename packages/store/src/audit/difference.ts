/** Subject of a difference: an entry of the ledger, or a table derived from the entries. */
export type Subject =
  | 'entry'
  | 'account'
  | 'grant'
  | 'conservation'
  | 'usage'
  | 'usage total'
  | 'last call'
  | 'revenue of a month'
  | 'period sum'
  | 'reversal'
  | 'charge key'
  | 'checkpoint';

export type Difference = {
  tenantId: string;
  /** The entry concerned, or the last entry counted. */
  seq: string;
  subject: Subject;
  problem: string;
};

export type Differences = {
  add: (subject: Subject, seq: bigint | string, ...problems: string[]) => void;
  /** The first differences: one broken entry can contradict all later ones. */
  listed: readonly Difference[];
  count: () => number;
};

const LISTED_MAX = 100;

export function differencesOf(tenantId: string): Differences {
  const listed: Difference[] = [];
  let count = 0;
  return {
    listed,
    count: () => count,
    add(subject, seq, ...problems) {
      for (const problem of problems) {
        count += 1;
        if (listed.length < LISTED_MAX) listed.push({ tenantId, seq: String(seq), subject, problem });
      }
    },
  };
}

export const sentenceOf = ({ subject, seq, problem }: Difference): string =>
  subject === 'entry' || subject === 'grant' ? `${subject} ${seq}: ${problem}` : `${subject}: ${problem}`;

import { z } from 'zod';
import { emptyState, TOTALS, type LedgerState } from './ledger-state.ts';

/** LedgerState as JSON, with whole numbers as text. */
const Whole = z
  .string()
  .regex(/^-?\d+$/)
  .transform(BigInt);

const StoredState = z.object({
  link: z.object({
    seq: Whole,
    periodUs: Whole,
    atUs: Whole,
    hash: z.hex().transform((hex) => Buffer.from(hex, 'hex')),
  }),
  plan: z.string(),
  isOpen: z.boolean(),
  periodEndUs: Whole.nullable(),
  openedSeq: Whole,
  remaining: Whole,
  creditsUsed: Whole,
  callsUsed: Whole,
  crossedPct: z.int(),
  callsLimit: Whole.nullable(),
  totals: z.record(z.enum(TOTALS), Whole),
  grants: z.array(
    z.object({
      id: Whole,
      amount: Whole,
      used: Whole,
      expired: Whole,
      withdrawn: Whole,
      kind: z.string(),
      source: z.string(),
      expiresAtUs: Whole.nullable(),
      priority: z.int().nullable(),
    }),
  ),
  usage: z.array(z.object({ day: z.int(), calls: Whole, credits: Whole, mark: Whole })),
});

export function stateText(state: LedgerState): string {
  const { link, grants, usage } = state;
  const plain = {
    ...state,
    link: { ...link, hash: link.hash.toString('hex') },
    grants: [...grants.values()],
    usage: [...usage].map(([day, sums]) => ({ day, ...sums })),
  };
  return JSON.stringify(plain, (_name, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
}

/** Parses a stored state. Returns null for invalid JSON: a damaged copy is ignored, so it cannot mislead the audit. */
export function readState(stored: unknown): LedgerState | null {
  const { success, data } = StoredState.safeParse(stored);
  if (!success) return null;
  return {
    ...emptyState(),
    ...data,
    grants: new Map(data.grants.map((grant) => [grant.id, grant])),
    usage: new Map(data.usage.map(({ day, ...sums }) => [day, sums])),
  };
}

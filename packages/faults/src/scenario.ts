import { type Findings, sumOf } from './findings.ts';
import type { Random } from './random.ts';
import type { Stage } from './stage.ts';

/** The promises of the product, by the names that design and public page give them. */
export const GUARANTEES = {
  G1: 'A 2xx is charged and durable before its first byte.',
  G2: 'At most one charge per Idempotency-Key in 24 hours.',
  G3: 'No balance below zero under any concurrency.',
  G4: 'No result, no charge.',
  G5: 'Grants = consumed − reversed + expired + remaining, at every commit.',
  G6: 'History is append-only and hash-chained.',
  G7: 'A rebuilt projection equals the live one.',
  G8: 'Tenants are isolated in the database.',
  G9: 'A revoked key is refused within a second on every replica.',
  G10: 'Each call in exactly one period, each allowance granted once.',
  G11: 'A Stripe event takes effect exactly once, whatever its repeats and order.',
  G12: 'Without the database there is no 2xx; it heals without a restart.',
} as const;

export type Guarantee = keyof typeof GUARANTEES;

export type Trial = { tries: number; random: Random; stage: Stage };

/** What one scenario found. All but `tried`, `acknowledged`, `unheard` and `notes` must be 0 or empty. */
export type Result = Findings & {
  tried: number;
  /** What was measured, such as the longest wait. */
  notes: string[];
  /** Why it could not be tried on this machine. */
  skipped?: string;
};

export type Scenario = {
  /** As the tests of the promises are numbered, with a letter where one has two parts. */
  id: `T${number}` | `T${number}${'a' | 'b'}`;
  title: string;
  guarantee: Guarantee;
  tries: {
    /** In `npm test`. */
    short: number;
    /** In `npm run test:faults`. */
    long: number;
  };
  run(trial: Trial): Promise<Result>;
};

export const resultOf = (tried: number, found: readonly Findings[], notes: string[] = []): Result => ({
  tried,
  notes,
  ...sumOf(found),
});

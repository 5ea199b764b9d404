/** The guarantees to customers, with the tests of each. The public page and the fault tests both use them. */
export type Assurance = {
  /** One sentence, for readers who have never seen the code. */
  promise: string;
  /** The worst case, from the caller's view. */
  otherwise: string;
  /** Attempts to break it with real processes: `npm run test:faults -- --only T2`. */
  faults: readonly string[];
  /** Test files that cover it in detail, as part of `npm test`. */
  tests: readonly string[];
};

export const PROMISES = {
  G1: {
    promise: 'A result that you received was charged, and written to disk, before its first byte was sent.',
    otherwise:
      'If a server dies between the two, a call is charged and its answer does not reach you. Send it again with the same Idempotency-Key: you get the answer at no further cost.',
    faults: ['T5', 'T5b', 'T6', 'T7', 'T9', 'T9b', 'T32', 'T37'],
    tests: ['apps/api/src/meter/ledger-over-http.db.test.ts', 'packages/store/src/ledger/charge-outcome.db.test.ts'],
  },
  G2: {
    promise:
      'One Idempotency-Key is charged once in 24 hours, however often and from however many connections it is sent.',
    otherwise:
      'Repeats get the same answer with Idempotency-Replayed: true and cost 0 credits. The same key with another input is refused with 409.',
    faults: ['T3', 'T4'],
    tests: ['packages/store/src/ledger/idempotency.db.test.ts'],
  },
  G3: {
    promise: 'No balance goes below zero, even if many calls race for the last credit.',
    otherwise: 'The call that comes too late gets 402 and no result. There is no overdraft and no surprise bill.',
    faults: ['T2', 'T10'],
    tests: ['packages/store/src/ledger/charging.db.test.ts'],
  },
  G4: {
    promise: 'No result, no charge: every answer other than a 2xx costs 0 credits.',
    otherwise: 'A call that was charged but could not be answered is refunded once, by a ledger entry of its own.',
    faults: ['T31'],
    tests: [
      'packages/store/src/ledger/reversal.db.test.ts',
      'packages/store/src/ledger/reconcile.db.test.ts',
      'apps/api/src/http/undelivered.db.test.ts',
    ],
  },
  G5: {
    promise:
      'The ledger balances: granted credits equal used credits, less refunded ones, plus expired and remaining ones.',
    otherwise:
      'An auditor recomputes every account every night, with other code than that which charges, and reports the account and the entry of each difference.',
    faults: ['T1', 'T25', 'T38'],
    tests: ['packages/store/src/ledger-model/ledger-model.db.test.ts', 'packages/store/src/audit/audit.db.test.ts'],
  },
  G6: {
    promise: 'History is fixed: entries are added, never changed, and each carries the hash of the one before.',
    otherwise:
      'An entry edited outside the service is found, with its account and number. Months archived from the database are checked in the same way.',
    faults: ['T20', 'T29', 'T30'],
    tests: [
      'packages/store/src/audit/audit.db.test.ts',
      'packages/store/src/postgres/privileges.db.test.ts',
      'packages/store/src/archive/archive.db.test.ts',
    ],
  },
  G7: {
    promise: 'All figures on the screens are derived from the ledger and can be rebuilt from it at any time.',
    otherwise:
      'A screen may be a few seconds behind, and shows that it is. A rebuild that differs from the previous figures is reported, not hidden.',
    faults: ['T14', 'T15', 'T16', 'T17', 'T18', 'T19', 'T36', 'T39'],
    tests: [
      'packages/store/src/read-models/rebuild-under-traffic.db.test.ts',
      'packages/store/src/read-models/projection-crash.db.test.ts',
    ],
  },
  G8: {
    promise: 'Workspaces are kept apart by the database itself, not only by our code.',
    otherwise: 'The id of another workspace gets exactly the same answer as one that does not exist.',
    faults: ['T27', 'T28'],
    tests: ['packages/store/src/postgres/isolation.db.test.ts', 'packages/store/src/postgres/pooler.db.test.ts'],
  },
  G9: {
    promise: 'A key that you revoke is refused by every server within a second.',
    otherwise: 'A call in progress at that moment may still be answered; the charge itself checks the key again.',
    faults: ['T26'],
    tests: ['packages/store/src/ledger/key-at-charge.db.test.ts'],
  },
  G10: {
    promise: 'Each call belongs to exactly one period, and each allowance is granted exactly once.',
    otherwise: 'If two servers reach the end of a period at the same moment, one opens the next and the other uses it.',
    faults: ['T11', 'T12', 'T13', 'T33', 'T35'],
    tests: ['packages/store/src/ledger/periods.db.test.ts', 'packages/store/src/ledger/period-ends.db.test.ts'],
  },
  G11: {
    promise:
      'A purchase is charged once however often it is clicked, and a payment takes effect exactly once, regardless of the order and repetition of the messages about it.',
    otherwise:
      'If a message never arrives, its content is requested instead. A double charge that happens all the same is found within a day and refunded.',
    faults: ['T21', 'T22', 'T34'],
    tests: [
      'packages/domain/src/billing/stripe-inbox.test.ts',
      'packages/billing/src/twice.db.test.ts',
      'packages/billing/src/charged-twice.db.test.ts',
    ],
  },
  G12: {
    promise: 'Without its database the service answers 503 and returns no result; it recovers without a restart.',
    otherwise:
      'You get 503 with Retry-After, and nothing is charged. Calls in progress are settled as soon as the database is back.',
    faults: ['T8', 'T8b'],
    tests: ['apps/api/src/meter/meter.test.ts'],
  },
  G13: {
    promise:
      'An erased birth is nowhere: no table and no log has a byte of it, even if servers die in the middle of the erasure.',
    otherwise:
      'An erasure that was not acknowledged is repeated without harm. Calls and imports that run at that moment bring nothing back; a backup has only sealed bytes, and with the workspace their key is destroyed.',
    faults: ['T40'],
    tests: ['packages/store/src/births/births.db.test.ts'],
  },
  G14: {
    promise:
      'Each event of a subscription is delivered at least once and charged exactly once, even if servers die at its instant.',
    otherwise:
      'The event, its charge and its message are written together or not at all. An event that no webhook takes costs nothing and is listed as missed.',
    faults: ['T41'],
    tests: [
      'packages/store/src/subscriptions/subscriptions.db.test.ts',
      'packages/store/src/subscriptions/subscription-ends.db.test.ts',
    ],
  },
} as const satisfies Record<`G${number}`, Assurance>;

export type PromiseId = keyof typeof PROMISES;

const LEDGER = 'packages/store/src/ledger';

const [charging, atCharge, outcome, idempotency] = ['charging', 'key-at-charge', 'charge-outcome', 'idempotency'];
const [periods, ends, allowance, adjustments] = ['periods', 'period-ends', 'free-allowance', 'credit-adjustments'];
const [reversal, spendLimit, statements, partitions] = ['reversal', 'spend-limit', 'statements', 'partitions'];
const closed = 'closed-periods';

/** Functions of the ledger that other functions call: no test names them, so this table does. Others are found by their calls. */
const OF_FUNCTION: Record<string, readonly string[]> = {
  add_grant: [periods, adjustments],
  announce_account: [charging, spendLimit],
  announce_tenant: [atCharge, periods],
  append_crossing: [spendLimit, charging],
  append_entry: [periods, reversal, closed],
  charge_batch: [charging, idempotency, atCharge, spendLimit, outcome, periods],
  close_period: [closed, periods, statements],
  cross_spend_limit: [spendLimit],
  cross_threshold: [charging, periods],
  disposal: [charging, allowance],
  entry_text: [charging, closed, reversal],
  find_account: [charging, periods],
  find_entry: [reversal, idempotency],
  iso: [periods, reversal],
  key_spent: [atCharge],
  key_spent_on: [atCharge],
  next_mark: [charging, spendLimit],
  next_spend_mark: [spendLimit],
  next_threshold: [charging],
  open_period: [periods, ends, allowance],
  period_at: [periods, ends],
  policies: [charging, statements],
  reverse: [reversal, adjustments],
  seal_partition: [partitions, charging],
  set_next_due: [periods, ends],
  settle: [periods, ends, adjustments],
  take_next_plan: [periods],
  take_unspent: [adjustments],
  unspent: [periods, adjustments, charging],
};

/** Tests that stand near a file although nothing in their text says so; by path from the root. */
export const NEAREST: Readonly<Record<string, readonly string[]>> = {
  'packages/mutation/src/fixture/age.ts': ['packages/mutation/src/fixture/age.fixture.ts'],
  ...Object.fromEntries(
    Object.entries(OF_FUNCTION).map(([name, tests]) => [
      `prisma/sql/ledger/${name}.sql`,
      tests.map((test) => `${LEDGER}/${test}.db.test.ts`),
    ]),
  ),
};

const LEDGER = 'packages/store/src/ledger';

const [charging, atCharge, idempotency] = ['charging', 'key-at-charge', 'idempotency'];
const [periods, ends, allowance, adjustments] = ['periods', 'period-ends', 'free-allowance', 'credit-adjustments'];
const [reversal, spendLimit, statements, partitions] = ['reversal', 'spend-limit', 'statements', 'partitions'];
const [closed, keySums, instants] = ['closed-periods', 'key-sums', 'instants'];
const [returned, doubted, announced] = ['returned-shares', 'charge-outcome', 'wake-worker'];

/**
 * Ledger functions that other functions call. No test names them, so this table does. The tests of other functions are
 * found by their calls.
 */
const OF_FUNCTION: Record<string, readonly string[]> = {
  add_grant: [periods, adjustments],
  announce_account: [charging, spendLimit, announced],
  announce_tenant: [atCharge, periods, announced],
  append_crossing: [spendLimit, charging],
  append_entry: [periods, reversal, closed],
  begun_at: [periods, ends],
  charge_batch: [charging, idempotency, atCharge, keySums, spendLimit, doubted],
  close_period: [closed, periods, statements],
  cross_spend_limit: [spendLimit],
  cross_threshold: [charging, periods],
  disposal: [charging, allowance],
  entry_text: [charging, closed, reversal],
  find_account: [charging, periods],
  find_entry: [reversal, idempotency],
  hold_back: [returned],
  hold_share: [returned, instants],
  iso: [periods, reversal],
  key_spent: [keySums, atCharge],
  line_spent: [keySums, atCharge],
  key_spent_on: [atCharge],
  next_mark: [charging, spendLimit],
  next_spend_mark: [spendLimit],
  next_threshold: [charging],
  open_period: [periods, ends, allowance, returned, spendLimit],
  period_at: [periods, ends],
  policies: [charging, statements],
  reverse: [reversal, adjustments, keySums],
  seal_partition: [partitions, charging],
  set_account_status: [announced],
  set_next_due: [periods, ends],
  set_plan: [periods, ends, announced],
  settle: [periods, ends, adjustments, instants],
  take_next_plan: [periods],
  take_unspent: [adjustments, returned],
  unspent: [periods, adjustments, charging],
  withdraw_grant: [adjustments, statements],
};

/**
 * Tests of the code that Better Auth runs. Every test of the scene in `testing/auth-scene.ts` reaches these files in
 * the same way, so this table selects the relevant ones.
 */
const OF_AUTH: Record<string, readonly string[]> = {
  'core/account-mail': ['core/create-auth', 'flows/create-identity', 'flows/sign-up', 'self/create-self'],
  'core/create-auth': [
    'core/create-auth',
    'core/gate',
    'flows/create-identity',
    'flows/lengths.isolated',
    'flows/sign-up',
  ],
  'core/enter-by-provider': ['flows/provider-entry', 'flows/sso-entry', 'core/gate'],
  'core/pending-sign-ups': ['core/create-auth', 'flows/sign-up', 'core/gate'],
  'core/plugins': ['core/create-auth', 'flows/create-identity', 'self/create-self'],
  'core/verified-address': ['flows/recovery-drops', 'flows/sign-up', 'self/create-self'],
  'core/watch-sign-ins': ['flows/create-identity', 'flows/provider-entry', 'self/create-self'],
  'flows/verification': ['flows/recovery-drops', 'flows/sign-up', 'self/create-self'],
};

/**
 * Tests of the API's handling of calls. They use HTTP on the full app and name no file, so this table selects the
 * relevant ones.
 */
const OF_API: Record<string, readonly string[]> = {
  'call/authenticate': [
    'call/authenticate',
    'call/keys',
    'http/security-callers',
    'http/security-publishable',
    'http/feed',
  ],
  'call/compute': ['call/compute', 'call/weighed-calls', 'call/compute-thread', 'call/busy-machine', 'http/app'],
  'call/metered-call': ['call/idempotency', 'http/metering', 'http/security-visitors', 'http/app'],
  'http/error-response': ['http/error-examples', 'http/http-errors', 'call/keys', 'http/app'],
  'management/birth-handlers': ['http/birth-routes.db', 'http/made-at-once.db', 'http/stored-birth'],
  'management/key-handlers': [
    'http/management.db',
    'http/made-at-once.db',
    'http/security-management',
    'management/may-act',
  ],
  'management/managing': ['http/management.db', 'http/security-management'],
  'management/subscription-handlers': ['http/subscription-routes.db', 'http/calendar-route.db', 'http/made-at-once.db'],
  'management/usage-handlers': ['http/management.db', 'http/security-management'],
  'management/webhook-handlers': ['http/management.db', 'http/made-at-once.db'],
};

/** Tests of purchases. Every test of the shop in `testing-shop.ts` reaches these files in the same way. */
const OF_BILLING: Record<string, readonly string[]> = {
  checkout: ['billing', 'twice'],
  handlers: ['billing', 'returns', 'replay', 'declined', 'auto-top-up'],
  'auto-pack': ['auto-top-up', 'declined'],
  'charged-twice': ['charged-twice', 'yearly'],
  customer: ['twice', 'billing'],
  'plan-change': ['billing', 'yearly', 'twice', 'declined'],
  'close-pages': ['deletion'],
  'plan-schedule': ['yearly'],
  reconcile: ['charged-twice', 'auto-top-up', 'billing', 'yearly'],
  'record-view': ['billing', 'portal-role', 'twice'],
  refunds: ['refunds', 'yearly-refunds'],
  returns: ['returns', 'yearly-refunds', 'refunds'],
  'second-subscription': ['billing', 'twice'],
  'view-of': ['billing', 'yearly', 'deletion', 'declined'],
};

/** Tests of procedures that other folders of the package hold, or that are reached only through the whole router. */
const OF_PROCEDURES: Record<string, readonly string[]> = {
  'overview/router': ['usage/router', 'workspace/router', 'router/root', 'router/input-bounds'],
  'playground/open-runs': ['playground/router'],
};

/** Nearest tests of files that the text of the tests does not name, by path from the root. */
export const NEAREST: Readonly<Record<string, readonly string[]>> = {
  // A trigger, which no text calls.
  'prisma/sql/keys/keep_spending.sql': [keySums, atCharge].map((test) => `${LEDGER}/${test}.db.test.ts`),
  // Called by `log_answers` and `count_closed_requests`.
  'prisma/sql/requests/count_logged.sql': ['request-counting', 'request-counts'].map(
    (test) => `packages/store/src/requests/${test}.db.test.ts`,
  ),
  ...Object.fromEntries(
    ['authorization', 'exchange'].map((step) => [
      `packages/auth/src/connect/device-${step}.ts`,
      ['apps/portal/src/server/device-routes.isolated.db.test.ts'],
    ]),
  ),
  'packages/mutation/src/fixture/age.ts': ['packages/mutation/src/fixture/age.fixture.ts'],
  ...Object.fromEntries(
    Object.entries(OF_FUNCTION).map(([name, tests]) => [
      `prisma/sql/ledger/${name}.sql`,
      tests.map((test) => `${LEDGER}/${test}.db.test.ts`),
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(OF_API).map(([file, tests]) => [
      `apps/api/src/${file}.ts`,
      tests.map((test) => `apps/api/src/${test}.test.ts`),
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(OF_BILLING).map(([file, tests]) => [
      `packages/billing/src/${file}.ts`,
      tests.map((test) => `packages/billing/src/${test}.db.test.ts`),
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(OF_PROCEDURES).map(([file, tests]) => [
      `packages/procedures/src/${file}.ts`,
      tests.map((test) => `packages/procedures/src/${test}.db.test.ts`),
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(OF_AUTH).map(([file, tests]) => [
      `packages/auth/src/${file}.ts`,
      tests.map((test) => `packages/auth/src/${test}.db.test.ts`),
    ]),
  ),
};

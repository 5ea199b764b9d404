import { OPEN_PLAYGROUND } from '@graha/domain/billing/plans';
import { OPEN_RUNS_MAX } from '@graha/procedures/playground/open-limit';
import { DRAIN_MS } from '@graha/serving/close-server';
import { PAGE_UNITS_PER_MINUTE } from '../../../edge/page-limit.ts';
import type { WrittenSection } from '../block.ts';

export const UPGRADE: WrittenSection = {
  id: 'upgrade',
  title: 'Upgrade',
  blocks: [
    {
      kind: 'list',
      items: [
        'Migrate first (`npm run db:migrate`, or the `migrate` container), then replace the servers one by one. Unless the notes of a release say otherwise, the version before works on the migrated database: there is no hurry, and a way back. `npm run test:faults -- --only T37` runs both on one database and sends each call to one and then to the other; T35 lets the clocks of the replicas differ by an hour.',
        `After SIGTERM a replica of the API says at \`/health/ready\` that it is leaving. For ${DRAIN_MS / 1_000} more seconds it and a portal answer every request with \`Connection: close\`, so that proxies give up the connections that they keep; then they finish the requests in progress, the API within six seconds. Let the balancer check every second. A proxy that never checks, such as nginx without its commercial checks, loses a call that it sends at the instant of the end.`,
        'A replica listens within a tenth of a second. A call that arrives before its ephemeris and its database are open waits for them; `/health/ready` says when it can charge.',
        'A new version of formulas shows in `metadata` and in `X-Engine-Version`. A call repeated with its Idempotency-Key across the change is computed anew, costs nothing, and says which version charged it.',
      ],
    },
  ],
};

export const PARTITIONS: WrittenSection = {
  id: 'partitions',
  title: 'Partitions and archive',
  blocks: [
    {
      kind: 'text',
      text: 'The ledger has a partition for each month, made more than a year ahead by the worker; the request log one for each day, kept for thirty. Closed months may leave the database as files that carry the roots of every chain in them.',
    },
    {
      kind: 'code',
      title: 'As the owner, past any pooler',
      code: [
        'npm run archive -- --before 2026-01 --to /archive',
        'npm run archive -- --verify /archive     # reads every file back, needs no database',
        'npm run archive -- --restore /archive --month 2025-12',
      ].join('\n'),
    },
    {
      kind: 'text',
      text: 'A month leaves when all its periods are closed and counted, its chains were recomputed and the file was read back. Statements and usage of that month stay. Keep the files where nobody can change them.',
    },
  ],
};

export const SCALE: WrittenSection = {
  id: 'scale',
  title: 'Scale',
  blocks: [
    {
      kind: 'list',
      items: [
        'API: add replicas; they share nothing but Postgres and Valkey. One core computes some thousand charts a second. `npm run replicas -- 3` tries several on a development stack; `npm run replicas -- all` starts two or more of everything with PgBouncer, a Valkey or Redis and a synchronous standby, and says what of these it could not find.',
        'Before you trust a machine or a version, let `npm run soak -- --minutes 60` kill servers and databases by chance under traffic of every family: one line a minute with memory, handles, partitions, lag and the audit; exit code 1 if anything was lost, doubled or overspent, or if the memory of a process that is never killed grew by more than 10 %.',
        'On a busy machine of 2 cores (23 November 2026; 40 calls a second asked for, 28 on average): 101,290 calls, 347 sign-ups, 113 upgrades and 211 kills in 60 minutes, 0 lost, 0 charged twice, 0 differences in 347 ledgers; 3,900 calls were answered 503 and 626 cut off. The API grew by 7 % from the first quarter to the last, the worker by 2 %.',
        'Postgres: calls that wait are charged together, up to 256 in a transaction, so a busy workspace needs few commits. Each process of a replica (`API_PROCESSES`) holds up to eleven connections. With many replicas put PgBouncer in transaction mode between, and set `DATABASE_DIRECT_URL` past it.',
        'Worker: one is enough; a second one does no harm, for each task finds its work under the database’s locks.',
        'Read models, the request log and the archive keep the hot part of the ledger small. Every key begins with the tenant, so the tables can be spread over machines by tenant.',
      ],
    },
    {
      kind: 'table',
      label: 'What was tried beside failover, on the same machine',
      columns: ['Test', 'What happens', 'What was seen'],
      rows: [
        [
          '`test:faults -- --only T32`',
          'Replicas of the API from one to four and back under load, each replaced by another.',
          '27,369 answered calls, 0 lost, 0 charged twice; 349 connections found their replica gone and went to another.',
        ],
        [
          '`test:faults -- --only T34`',
          'Plans and credit packs clicked eight times at once, cut off between Stripe’s answer and our record.',
          '40 tries, 132 answers lost after their effect, 64 commits cut off; everything paid once and granted once.',
        ],
        [
          '`test:faults -- --only T35`',
          'Replicas whose clocks are an hour behind, right, and an hour ahead.',
          '1,186 answered calls, 0 differences; no 5xx but 503.',
        ],
        [
          '`test:faults -- --only T36`',
          'A read replica that lags by more than its bound, stops, or is promoted.',
          'The primary answers and the pages say so; nothing is written to the replica.',
        ],
        [
          '`test:faults -- --only T37`',
          'The version before the newest migration beside this one, API and worker.',
          '964 answered calls, 0 lost, 0 charged twice.',
        ],
        [
          'two portals behind a balancer',
          'A thousand sign-ins with wrong passwords, from one address and from made-up ones; passkeys and second factors begun at one portal and ended at the other.',
          'Ten tries per account pass over both portals together; every ceremony ends well.',
        ],
      ],
    },
  ],
};

export const LIMITS: WrittenSection = {
  id: 'limits',
  title: 'Rate limits',
  blocks: [
    {
      kind: 'text',
      text: `Each plan has a number of calls a minute for the workspace, and one of calls under way at once; test keys have small ones of their own. Visitors of the open playground have ${OPEN_RUNS_MAX} runs an hour each and ${OPEN_PLAYGROUND.ratePerMinute} a minute together; a run refused because of others is kept on the page. A portal makes pages for one address by their cost, ${PAGE_UNITS_PER_MINUTE} units a minute: one for a page that was made ahead, more for one that is computed. An address whose keys keep failing is throttled before a query is spent on it. Refusals are 429, cost nothing, and do not use up credits.`,
    },
    {
      kind: 'note',
      tone: 'warn',
      title: 'Behind a proxy, set TRUSTED_PROXIES.',
      text: 'Otherwise all callers share the proxy’s address: allowlists of keys refuse everybody, and one stranger’s wrong keys or wrong passwords throttle all. Name only the proxies: an address that is listed there decides who the caller is.',
    },
  ],
};

export const SECRETS: WrittenSection = {
  id: 'secrets',
  title: 'Changing secrets',
  blocks: [
    {
      kind: 'table',
      label: 'What it takes to change a secret',
      columns: ['Secret', 'What it costs', 'How'],
      rows: [
        [
          'Passwords of roles',
          'nothing',
          'Change the password of the role, then restart its servers one by one with the new URL. Connections that are open stay open.',
        ],
        [
          '`PLAYGROUND_*`',
          'a minute of the playground',
          'Change both halves together; what was signed lives 60 seconds.',
        ],
        [
          '`BETTER_AUTH_SECRET`',
          'everybody signs in again',
          'Second factors are kept under it: who uses one has to set it up anew.',
        ],
        [
          '`STRIPE_WEBHOOK_SECRET`',
          'nothing',
          'Roll it at Stripe with an overlap. A message that is refused meanwhile comes again.',
        ],
        [
          '`KEY_PEPPER`',
          'nothing, while `KEY_PEPPER_PREVIOUS` has the old one',
          'Without it no key from before works. See Rotate the pepper in the runbook.',
        ],
      ],
    },
  ],
};

import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROJECT } from '@graha/dev-stack/project';
import { z } from 'zod';
import { NOTHING_FOUND } from '../findings.ts';
import { resultOf, type Scenario } from '../scenario.ts';

const Report = z.object({
  numPassedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      message: z.string(),
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })),
    }),
  ),
});

/** Tests on Postgres that need only one process. Here they run and are counted with the other scenarios. */
type Row = {
  id: Scenario['id'];
  title: string;
  guarantee: Scenario['guarantee'];
  files: readonly string[];
  /** Selects the tests of the file by name; all of them if omitted. */
  only?: string;
};

const STORE = 'packages/store/src';

const ROWS: readonly Row[] = [
  {
    id: 'T11',
    title: 'Clocks that are wrong, jump and go back: the database’s own counts',
    guarantee: 'G10',
    files: ['apps/api/src/limits/database-clock.test.ts', `${STORE}/ledger/periods.db.test.ts`],
  },
  {
    id: 'T12',
    title: 'Calls a millisecond around the ends of a thousand periods',
    guarantee: 'G10',
    files: [`${STORE}/ledger/period-ends.db.test.ts`],
  },
  {
    id: 'T14',
    title: 'An append held open while others commit: no reader of the log skips it',
    guarantee: 'G7',
    files: [`${STORE}/log/event-feed.db.test.ts`, 'apps/worker/src/projection-tasks.db.test.ts'],
  },
  {
    id: 'T15',
    title: 'A transaction left idle: ended in time, and readers go on',
    guarantee: 'G7',
    files: [`${STORE}/log/event-feed-outage.db.test.ts`],
    only: 'idles',
  },
  {
    id: 'T16',
    title: 'Postgres crashes and leaves gaps in its sequences: every reader continues',
    guarantee: 'G7',
    files: [`${STORE}/log/event-feed-outage.db.test.ts`],
    only: 'crash',
  },
  {
    id: 'T17',
    title: 'Restored into another cluster, whose transaction ids begin anew',
    guarantee: 'G7',
    files: [`${STORE}/ledger/restore.db.test.ts`],
  },
  {
    id: 'T18',
    title: 'A projection that dies before every one of its queries, twice at once',
    guarantee: 'G7',
    files: [`${STORE}/read-models/projection-crash.db.test.ts`],
  },
  {
    id: 'T19',
    title: 'Every read model rebuilt under traffic: equal to the live one',
    guarantee: 'G7',
    files: [`${STORE}/read-models/rebuild-under-traffic.db.test.ts`, `${STORE}/read-models/rebuild.db.test.ts`],
  },
  {
    id: 'T20',
    title: 'Checkpoints deleted, older and earlier: the audit says the same',
    guarantee: 'G6',
    files: [`${STORE}/audit/audit-checkpoints.db.test.ts`],
  },
  {
    id: 'T27',
    title: 'Every table as another tenant, as no tenant, and through a pooler',
    guarantee: 'G8',
    files: [
      `${STORE}/postgres/isolation.db.test.ts`,
      `${STORE}/postgres/privileges.db.test.ts`,
      `${STORE}/postgres/pooler.db.test.ts`,
    ],
  },
  {
    id: 'T29',
    title: 'Months archived, restored and verified; a month without its partition',
    guarantee: 'G6',
    files: [
      `${STORE}/archive/archive.db.test.ts`,
      `${STORE}/archive/archive-cut-off.db.test.ts`,
      `${STORE}/ledger/partitions.db.test.ts`,
    ],
  },
  {
    id: 'T30',
    title: 'Entries, grants, accounts changed by a superuser: the auditor finds it',
    guarantee: 'G6',
    files: [`${STORE}/audit/audit.db.test.ts`],
  },
  {
    id: 'T33',
    title: 'Balances that swing around a threshold: one alert a period',
    guarantee: 'G10',
    files: [`${STORE}/alerts/thresholds.db.test.ts`],
  },
  {
    id: 'T36',
    title: 'A read replica that lags, stops or is promoted: the primary answers',
    guarantee: 'G7',
    files: ['packages/dev-stack/src/postgres/read-replica.db.test.ts'],
  },
];

/** In `npm test` these files run as ordinary tests. */
export const heldByTests: readonly Scenario[] = ROWS.map(({ files, only, ...row }) => ({
  ...row,
  tries: { short: 0, long: 1 },
  run: async ({ signal }) => {
    const { passed, problems } = await runTests({ files, only, signal });
    return resultOf(passed, [{ ...NOTHING_FOUND, problems }]);
  },
}));

type Asked = { files: Row['files']; only: string | undefined; signal: AbortSignal };

async function runTests({ files, only = '', signal }: Asked): Promise<{ passed: number; problems: string[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'graha-faults-'));
  const report = join(folder, 'report.json');
  const vitest = join(PROJECT, 'node_modules/vitest/vitest.mjs');
  const options = [
    '--config',
    'packages/config/vitest.config.ts',
    '--reporter',
    'json',
    '--outputFile',
    report,
    '-t',
    only,
  ];
  try {
    await new Promise<void>((resolve) => {
      // The report has more than the exit code.
      execFile(process.execPath, [vitest, 'run', ...options, ...files], { cwd: PROJECT, signal }, () => resolve());
    });
    const { numPassedTests, testResults } = Report.parse(JSON.parse(readFileSync(report, 'utf8')));
    const missing = files.filter((file) => !testResults.some(({ name }) => name.endsWith(file)));
    const broken = testResults.flatMap(({ name, message, assertionResults }) =>
      message === '' ? [] : [`${name}: ${message}`].slice(assertionResults.length),
    );
    const failed = testResults.flatMap(({ assertionResults }) =>
      assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
    );
    return {
      passed: numPassedTests,
      problems: [
        ...(numPassedTests === 0 ? ['no test passed'] : []),
        ...missing.map((file) => `${file} did not run`),
        ...broken,
        ...failed,
      ],
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

import { withClient } from '@graha/dev-stack/postgres/roles';
import { openThrowawayCluster } from '@graha/dev-stack/throwaway-cluster';
import { filled, poolsOf, type Scratch } from './database.ts';
import { measure, type Measured } from './measure.ts';
import { closePools } from './pools.ts';
import { recorderOf } from './recorder.ts';
import { GOALS, keepPlans, rowsOf, table } from './report.ts';
import { divided, FULL, TENTH } from './size.ts';
import { audit } from './subjects.ts';
import { query } from '@graha/store/postgres/query';

/**
 * `npm run bench -- --scale`: fills a throwaway database and times every query behind every page and procedure, then the same
 * with a tenth of the rows. `--only <text>` selects the subjects with the text in their name; `--divide <n>` divides both sizes
 * by n; `--audit` also times an audit of every tenant and the nightly one after it, which takes longer than the rest.
 * Only the filling uses these settings; the timed queries run with the settings that ship with the product.
 */
const FILLING = {
  fsync: 'off',
  shared_buffers: '1GB',
  work_mem: '16MB',
  maintenance_work_mem: '256MB',
  max_wal_size: '8GB',
  autovacuum: 'off',
};

const say = (line: string) => void console.log(line);
const flag = (name: string) => process.argv[process.argv.indexOf(name) + 1] ?? '';
const only = process.argv.includes('--only') ? flag('--only') : '';

const divisor = process.argv.includes('--divide') ? Number(flag('--divide')) : 1;
const [tenthSize, fullSize] = [divided(TENTH, divisor), divided(FULL, divisor)];

const server = await openThrowawayCluster(FILLING);

/** Returns the relevant settings, read from the server itself. */
const settingsOf = (superuserUrl: string): Promise<string> =>
  withClient(superuserUrl, async (client) => {
    const names = [...Object.keys(FILLING), 'synchronous_commit'];
    const { rows } = await query(
      client,
      'SELECT name, current_setting(name) AS value FROM pg_settings WHERE name = ANY($1) ORDER BY name',
      [names],
    );
    return rows.map(({ name, value }) => `${name} ${value}`).join(', ');
  });

async function measured({ database, busy }: Scratch): Promise<Measured[]> {
  const pools = poolsOf(server, database);
  try {
    const results = await measure(pools, busy, recorderOf(Object.values(pools)), only);
    for (const isNightly of process.argv.includes('--audit') ? [false, true] : []) {
      const startMs = performance.now();
      const { tenants, entries, differences } = await audit(pools, isNightly);
      const seconds = ((performance.now() - startMs) / 1_000).toFixed(1);
      const name = isNightly ? 'audit of a night' : 'audit of everything';
      say(`${database}: ${name}: ${tenants} tenants, ${entries} entries in ${seconds} s, ${differences} differences`);
    }
    return results;
  } finally {
    await closePools(pools);
  }
}

try {
  say(`Filling a tenth: ${JSON.stringify(tenthSize)}`);
  const tenth = await filled(server, 'scale_tenth', tenthSize, say);
  say(`Filling all: ${JSON.stringify(fullSize)}`);
  const full = await filled(server, 'scale_full', fullSize, say);
  await server.stop();
  await server.start({});
  say(`\nTimed with ${await settingsOf(server.superuserUrl)}, as shipped.`);
  const [small, large] = [await measured(tenth), await measured(full)];
  keepPlans('tenth', small);
  keepPlans('full', large);
  const rows = rowsOf(small, large);
  say(`\n${table(rows)}`);
  const missed = rows.filter(({ isMissed }) => isMissed);
  say(
    `\nGoal: ${GOALS.ms} ms at most, ${GOALS.birthMs} ms for births, ${GOALS.growth} times at most. Missed: ${missed.length} of ${rows.length}.`,
  );
  if (process.argv.includes('--check') && missed.length > 0) process.exitCode = 1;
} finally {
  await server.remove();
}

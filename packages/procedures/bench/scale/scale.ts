import { openThrowawayCluster } from '@graha/dev-stack/throwaway-cluster';
import { filled, poolsOf, type Scratch } from './database.ts';
import { measure, type Measured } from './measure.ts';
import { closePools } from './pools.ts';
import { recorderOf } from './recorder.ts';
import { GOALS, keepPlans, rowsOf, table } from './report.ts';
import { FULL, TENTH } from './size.ts';
import { audit } from './subjects.ts';

/**
 * `npm run bench -- --scale`: fills a throwaway database and times every query behind every page and procedure, then the same
 * with a tenth of the rows. `--only <text>` keeps to the subjects with the text in their name.
 */
const SERVER_SETTINGS = {
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

const server = await openThrowawayCluster(SERVER_SETTINGS);

async function measured({ database, busy }: Scratch): Promise<Measured[]> {
  const pools = poolsOf(server, database);
  try {
    const results = await measure(pools, busy, recorderOf(Object.values(pools)), only);
    for (const fromGenesis of only === '' ? [true, false] : []) {
      const startMs = performance.now();
      const { entries, differences } = await audit(pools, fromGenesis);
      const seconds = ((performance.now() - startMs) / 1_000).toFixed(1);
      say(`${database}: audit read ${entries} entries in ${seconds} s, ${differences} differences`);
    }
    return results;
  } finally {
    await closePools(pools);
  }
}

try {
  say(`Filling a tenth: ${JSON.stringify(TENTH)}`);
  const tenth = await filled(server, 'scale_tenth', TENTH, say);
  say(`Filling all: ${JSON.stringify(FULL)}`);
  const full = await filled(server, 'scale_full', FULL, say);
  const [small, large] = [await measured(tenth), await measured(full)];
  keepPlans('tenth', small);
  keepPlans('full', large);
  const rows = rowsOf(small, large);
  say(`\n${table(rows)}`);
  const missed = rows.filter(({ isMissed }) => isMissed);
  say(`\nGoal: ${GOALS.ms} ms at most, ${GOALS.growth} times at most. Missed: ${missed.length} of ${rows.length}.`);
  if (process.argv.includes('--check') && missed.length > 0) process.exitCode = 1;
} finally {
  await server.remove();
}

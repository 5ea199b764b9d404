import { withClient } from '@graha/dev-stack/postgres/roles';
import { openWorkspace } from '@graha/store/testing/testing';
import { NOTHING_FOUND } from '../findings.ts';
import { isPaid, isRefused, unlessPaidOrUnavailable } from '../harness/answers.ts';
import { settleUp } from '../harness/settle-up.ts';
import { sleep, startLoad, until } from '../harness/load.ts';
import { type SmallDisk, smallDisk } from '../harness/small-disk.ts';
import { callerOf } from '../harness/workspace-calls.ts';
import { resultOf, type Scenario } from '../scenario.ts';
import { type TestBed, openTestBed } from '../stage.ts';

const CLIENTS = 16;
const FILLS_MS = 120_000;
const HEALS_MS = 120_000;
const BYTES_LEFT = 256 * 1024;
const ANSWERS_MS = 3_000;

export const diskFull: Scenario = {
  id: 'T8b',
  title: 'The disk of Postgres is full',
  guarantee: 'G12',
  tries: { short: 1, long: 3 },
  async run({ tries, stage }) {
    const disk = smallDisk();
    if (typeof disk === 'string') return { ...NOTHING_FOUND, tried: 0, notes: [], skipped: disk };
    stage.undo(disk.remove);
    const testBed = await openTestBed(stage.program, [disk.folder]);
    stage.undo(testBed.close);
    const { url } = await stage.api({ databaseUrl: testBed.urls.apiUrl });
    const rounds: Awaited<ReturnType<typeof fillUp>>[] = [];
    for (let round = 0; round < tries; round += 1) rounds.push(await fillUp(url, disk, testBed));
    const found = rounds.map((round) => round.found);
    return resultOf(tries, found, [`${rounds.reduce((sum, { refused }) => sum + refused, 0)} calls refused with 503`]);
  },
};

async function fillUp(url: string, disk: SmallDisk, { cluster, pools }: TestBed) {
  const workspace = await openWorkspace(pools, { credits: 1_000_000 });
  const call = callerOf(workspace);
  const load = startLoad(CLIENTS, () => call(url));
  const { attempts } = load;
  await until('30 paid calls', FILLS_MS, () => attempts.filter(isPaid).length >= 30);
  disk.leaveFree(BYTES_LEFT);
  await until('the disk is full', FILLS_MS, () => attempts.some(isRefused));
  await sleep(1_500);
  disk.leaveFree(null);
  await startAgainIfItEnded(cluster);
  const before = attempts.length;
  await until('a paid call with room on the disk', HEALS_MS, () => attempts.slice(before).some(isPaid));
  await load.stop();
  const found = await settleUp(pools.worker, workspace, attempts, () => unlessPaidOrUnavailable(attempts));
  return { found, refused: attempts.filter(isRefused).length };
}

/** Starts the server again if it has ended, because it could not write its WAL. */
async function startAgainIfItEnded({ superuserUrl, kill, start }: TestBed['cluster']): Promise<void> {
  const answers = (): Promise<boolean> => withClient(superuserUrl, () => Promise.resolve(true)).catch(() => false);
  const deadlineMs = performance.now() + ANSWERS_MS;
  while (performance.now() < deadlineMs) {
    if (await answers()) return;
    await sleep(100);
  }
  await kill();
  await start();
}

import { join } from 'node:path';
import { openWorkspace } from '@graha/store/testing/testing';
import { type Attempt, NOTHING_FOUND } from '../findings.ts';
import { isPaid, unlessPaidOrUnavailable } from '../harness/answers.ts';
import { startLoad, until } from '../harness/load.ts';
import { previousVersion } from '../harness/previous-version.ts';
import { settleUp } from '../harness/settle-up.ts';
import { startWorkerProcess } from '../harness/worker-process.ts';
import { callerOf, newIdempotencyKey } from '../harness/workspace-calls.ts';
import { resultOf, type Scenario } from '../scenario.ts';
import { query } from '@graha/store/postgres/query';

const CLIENTS = 12;
const CALLS = 300;
const WITHIN_MS = 120_000;

/**
 * During an upgrade the migrated database serves the previous version too, and after a rollback only that one. Each
 * call is sent to one version and then, under the same key, to the other: they must agree on the charge.
 */
export const rollingUpgrade: Scenario = {
  id: 'T37',
  title: 'The version before the newest migration beside this one, API and worker',
  guarantee: 'G1',
  tries: { short: 1, long: 3 },
  async run({ tries, random, stage }) {
    const previous = previousVersion();
    if (typeof previous === 'string') return { ...resultOf(0, [NOTHING_FOUND]), skipped: previous };
    stage.undo(previous.remove);
    const apis = [await stage.api(), await stage.api({ folder: join(previous.folder, 'apps/api') })];
    const worker = startWorkerProcess(join(previous.folder, 'apps/worker'), stage.urls.workerUrl);
    stage.undo(() => worker.end());
    const found = [];
    for (let round = 0; round < tries; round += 1) {
      const workspace = await openWorkspace(stage.pools, { credits: 1_000_000 });
      const call = callerOf(workspace);
      const attempts: Attempt[] = [];
      const disagreements: string[] = [];
      const load = startLoad(CLIENTS, async () => {
        const [first, second] = random.next() < 0.5 ? apis : apis.toReversed();
        const idempotencyKey = newIdempotencyKey();
        const one = await call(first?.url ?? '', { idempotencyKey });
        attempts.push(one);
        const other = await call(second?.url ?? '', { idempotencyKey });
        attempts.push(other);
        if (isPaid(one) && !other.answer?.isReplay) disagreements.push('a call answered by one version was made again');
        return one;
      });
      await until(`${CALLS} paid calls`, WITHIN_MS, () => attempts.filter(isPaid).length >= CALLS);
      await load.stop();
      await until('the usage counted by the worker of the version before', WITHIN_MS, async () => {
        const { rows } = await query(
          stage.pools.worker,
          `SELECT (SELECT coalesce(sum(calls), 0) FROM graha.usage_by_day WHERE tenant_id = $1) =
             (SELECT count(*) FROM graha.ledger_entry WHERE tenant_id = $1 AND kind = 'CallCharged') AS "isCounted"`,
          [workspace.tenantId],
        );
        return rows[0]?.isCounted ?? false;
      });
      const judge = () => [...unlessPaidOrUnavailable(attempts), ...new Set(disagreements)];
      found.push(await settleUp(stage.pools.worker, workspace, attempts, judge));
    }
    const notes = [`${previous.commit}, the last version before ${previous.newestMigration}, on the migrated database`];
    return resultOf(tries, [...found, { ...NOTHING_FOUND, problems: worker.problems() }], notes);
  },
};

import { openThrowawayCluster } from '@graha/dev-stack/throwaway-cluster';
import { compareLedgerWithModel } from '@graha/store/ledger-model/ledger-model-comparison';
import { openPools } from '@graha/store/testing/testing';
import { NOTHING_FOUND } from '../findings.ts';
import { resultOf, type Scenario } from '../scenario.ts';
import { urlsOf } from '../stage.ts';

/** Its clock stands still, so it has a database of its own; in `npm test` a share of it is a file of its own. */
export const ledgerModel: Scenario = {
  id: 'T1',
  title: 'Random histories, played to the SQL and to its pure model: equal',
  guarantee: 'G5',
  tries: { short: 0, long: 10_000 },
  secondsMax: 1_800,
  async run({ tries, random, stage }) {
    const cluster = await openThrowawayCluster({});
    stage.undo(cluster.remove);
    const pools = openPools(urlsOf(cluster), 2);
    stage.undo(pools.close);
    const seed = random.between(1, 2 ** 31 - 1);
    const { sequences, steps, charges, problem } = await compareLedgerWithModel(pools.owner, {
      sequences: tries,
      seed,
    });
    const notes = [`${steps} steps with ${charges} charges`];
    return resultOf(sequences, [{ ...NOTHING_FOUND, problems: problem === null ? [] : [problem] }], notes);
  },
};

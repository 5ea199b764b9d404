import { openThrowawayCluster } from '@graha/dev-stack/throwaway-cluster';
import { compareLedgerWithModel } from '@graha/store/ledger-model/ledger-model-comparison';
import { openPools } from '@graha/store/testing/testing';
import { NOTHING_FOUND } from '../findings.ts';
import { resultOf, type Scenario } from '../scenario.ts';
import { urlsOf } from '../stage.ts';

/** The scenario sets the clock, so it has a separate database. In `npm test` a part of it is a separate file. */
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

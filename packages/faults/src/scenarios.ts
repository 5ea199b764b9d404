import type { Scenario } from './scenario.ts';
import { apiKilled } from './scenarios/api-killed.ts';
import { backupRestored } from './scenarios/backup-restored.ts';
import { batchKilled } from './scenarios/batch-killed.ts';
import { birthsErased } from './scenarios/births-erased.ts';
import { boughtAtOnce } from './scenarios/bought-at-once.ts';
import { chargedThenFailed } from './scenarios/charged-then-failed.ts';
import { commitUnanswered } from './scenarios/commit-unanswered.ts';
import { diskFull } from './scenarios/disk-full.ts';
import { keyEnded } from './scenarios/key-ended.ts';
import { eventsDelivered } from './scenarios/events-delivered.ts';
import { heldByTests } from './scenarios/held-by-tests.ts';
import { ledgerModel } from './scenarios/ledger-model.ts';
import { keyReuse } from './scenarios/key-reuse.ts';
import { lastCredits } from './scenarios/last-credits.ts';
import { oneKeyManyConnections } from './scenarios/one-key-many-connections.ts';
import { patroniPromotes } from './scenarios/patroni-promotes.ts';
import { periodRolledTwice } from './scenarios/period-rolled-twice.ts';
import { plansUnderLoad } from './scenarios/plans-under-load.ts';
import { postgresKilled } from './scenarios/postgres-killed.ts';
import { postgresUnavailable } from './scenarios/postgres-unavailable.ts';
import { primaryLost } from './scenarios/primary-lost.ts';
import { redisAway } from './scenarios/redis-away.ts';
import { replicasComeAndGo } from './scenarios/replicas-come-and-go.ts';
import { rollingUpgrade } from './scenarios/rolling-upgrade.ts';
import { strangersIds } from './scenarios/strangers-ids.ts';
import { stripeCutOff } from './scenarios/stripe-cut-off.ts';
import { stripeMonth } from './scenarios/stripe-month.ts';
import { wakeUpLost } from './scenarios/wake-up-lost.ts';
import { wrongClocks } from './scenarios/wrong-clocks.ts';

/** Every attempt to break a guarantee, in run order. A new one is a file in `scenarios/` and a line here. */
export const SCENARIOS: readonly Scenario[] = [
  lastCredits,
  oneKeyManyConnections,
  keyReuse,
  apiKilled,
  batchKilled,
  postgresKilled,
  commitUnanswered,
  postgresUnavailable,
  diskFull,
  primaryLost,
  patroniPromotes,
  backupRestored,
  redisAway,
  periodRolledTwice,
  stripeMonth,
  stripeCutOff,
  boughtAtOnce,
  plansUnderLoad,
  keyEnded,
  strangersIds,
  birthsErased,
  eventsDelivered,
  chargedThenFailed,
  wakeUpLost,
  replicasComeAndGo,
  rollingUpgrade,
  wrongClocks,
  ledgerModel,
  ...heldByTests,
];

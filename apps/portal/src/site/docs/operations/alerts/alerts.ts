import type { Alert } from './alert.ts';
import { LEDGER_ALERTS } from './ledger-alerts.ts';
import { SERVER_ALERTS } from './server-alerts.ts';
import { WORKER_ALERTS } from './worker-alerts.ts';

/** In the order of the rules. The runbook has a section for each. */
export const ALERTS: readonly Alert[] = [...LEDGER_ALERTS, ...SERVER_ALERTS, ...WORKER_ALERTS];

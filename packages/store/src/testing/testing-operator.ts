import type { Bought } from '@graha/domain/billing/money/billing-money';
import type { Untimed } from '@graha/domain/core/aggregate';
import { subscription, type SubscriptionCommand } from '@graha/domain/billing/subscription';
import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { execute } from '../aggregates/execute.ts';
import { createPool } from '../postgres/pool.ts';
import { BY, useLedger, type openPools } from './testing.ts';

type Database = Parameters<typeof openPools>[0] & { operatorUrl: string; stop: () => Promise<void> };

/** A separate ledger for a test file, and an operator's connection. */
export function useOperatorLedger<Own extends Database>(create: () => Promise<Own>) {
  const ledger = useLedger(create);
  let operator: Pool;
  beforeAll(() => {
    const url = ledger.database.operatorUrl;
    operator = createPool({ url, applicationName: 'test', max: 2, onError: () => {} });
  });
  afterAll(() => operator.end());
  return { ledger, operator: () => operator };
}

/** Sends a command to the tenant's subscription, as the worker does for Stripe. */
export const commandSubscription = (worker: Pool, tenantId: string, command: Untimed<SubscriptionCommand>) =>
  execute({ db: worker, ...BY }, subscription, tenantId, command);

/** Returns the payment's id. */
export async function pay(worker: Pool, tenantId: string, bought: Bought, amountCents: number): Promise<string> {
  const paymentId = `pi_${randomUUID()}`;
  const data = { paymentId, amountCents, currency: 'usd', bought };
  await commandSubscription(worker, tenantId, {
    type: 'recordMoney',
    event: { type: 'PaymentReceived', data },
  });
  return paymentId;
}

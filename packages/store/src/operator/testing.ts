import type { Bought } from '@graha/domain/billing-money';
import { subscriptionStream } from '@graha/domain/streams';
import { subscription, type SubscriptionCommand } from '@graha/domain/subscription';
import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { execute } from '../execute.ts';
import { createPool } from '../pool.ts';
import { createPostgresEventStore } from '../postgres-event-store.ts';
import { INLINE } from '../read-models/all.ts';
import { BY, useLedger, type openPools } from '../testing.ts';

type Database = Parameters<typeof openPools>[0] & { operatorUrl: string; stop: () => Promise<void> };

/** A ledger of its own for a file of tests, and a connection as an operator has it. */
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

/** Tells the tenant's subscription something, as the portal and Stripe do. */
export const tell = (app: Pool, tenantId: string, command: SubscriptionCommand) =>
  execute(createPostgresEventStore(app, INLINE), subscription, subscriptionStream(tenantId), command, {
    tenantId,
    ...BY,
    correlationId: 'c',
    causationId: null,
    requestId: null,
  });

/** Returns the payment's id. */
export async function pay(app: Pool, tenantId: string, bought: Bought, amountCents: number): Promise<string> {
  const paymentId = `pi_${randomUUID()}`;
  const data = { paymentId, amountCents, currency: 'usd', bought };
  await tell(app, tenantId, {
    type: 'recordMoney',
    now: new Date().toISOString(),
    event: { type: 'PaymentReceived', data },
  });
  return paymentId;
}

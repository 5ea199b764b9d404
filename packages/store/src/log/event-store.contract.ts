import { UNLIMITED } from '@graha/domain/keys/key-limits';
import { NIL_TENANT_ID, type EventContext } from '@graha/domain/core/event';
import type { DomainEvent } from '@graha/domain/events/events';
import { keyStream, stripeStream, subscriptionStream, tenantStream, userStream } from '@graha/domain/core/streams';
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { Conflict, ForeignStream, type EventStore } from './event-store.ts';

const created: DomainEvent = { type: 'TenantCreated', data: { name: 'Acme', ownerUserId: null } };
const renamed = (name: string): DomainEvent => ({ type: 'TenantRenamed', data: { name } });
const disabled = (keyId: string): DomainEvent => ({ type: 'KeyDisabled', data: { keyId } });

const contextOf = (tenantId: string): EventContext => ({
  tenantId,
  actor: { kind: 'user', id: 'u1', impersonator: 'op1' },
  correlationId: 'c1',
  causationId: null,
  requestId: 'r1',
});
const newTenant = () => {
  const tenantId = randomUUID();
  return { tenantId, stream: tenantStream(tenantId), context: contextOf(tenantId) };
};

/** Contract tests for every implementation of the event store. */
export function describeEventStore(name: string, open: () => EventStore): void {
  describe(`${name}`, () => {
    test('a stream without events is empty and at version 0', async () => {
      const { stream, tenantId } = newTenant();
      expect(await open().read(stream, tenantId)).toEqual({ events: [], version: 0 });
    });

    test('what was appended is read in its order, with what the caller knew and the store added', async () => {
      const [store, { stream, tenantId, context }] = [open(), newTenant()];
      const stored = await store.append(stream, 0, [created, renamed('B')], context);
      const { events, version } = await store.read(stream, tenantId);
      expect(version).toBe(2);
      expect(events).toEqual(stored);
      expect(events).toMatchObject([
        { ...created, ...context, streamId: stream, streamVersion: 1, schemaVersion: 1, occurredAt: expect.any(Date) },
        { ...renamed('B'), streamVersion: 2, eventId: expect.stringMatching(/^[0-9a-f-]{36}$/) },
      ]);
      expect((events[1]?.pos ?? 0n) > (events[0]?.pos ?? 0n)).toBe(true);
    });

    test('of writers who have seen the same, one appends and the others get a conflict', async () => {
      const [store, { stream, tenantId, context }] = [open(), newTenant()];
      await store.append(stream, 0, [created], context);
      const racing = ['a', 'b', 'c', 'd'].map((letter) =>
        store.append(stream, 1, [renamed(letter), renamed(`${letter}${letter}`)], context),
      );
      const settled = await Promise.allSettled(racing);
      const lost = settled.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
      expect(lost).toHaveLength(3);
      expect(lost.every((reason) => reason instanceof Conflict)).toBe(true);
      expect((await store.read(stream, tenantId)).version).toBe(3);
    });

    test('an append that is ahead of the stream is a conflict too', async () => {
      const [store, { stream, context }] = [open(), newTenant()];
      await expect(store.append(stream, 1, [created], context)).rejects.toThrow(Conflict);
    });

    test('another tenant’s stream looks as if it did not exist, and takes nothing', async () => {
      const [store, mine, other] = [open(), newTenant(), newTenant()];
      const keyId = randomUUID();
      await store.append(mine.stream, 0, [created], mine.context);
      await store.append(keyStream(keyId), 0, [disabled(keyId)], mine.context);
      for (const stream of [mine.stream, keyStream(keyId)]) {
        expect(await store.read(stream, other.tenantId)).toEqual({ events: [], version: 0 });
        await expect(store.append(stream, 1, [renamed('x')], other.context)).rejects.toThrow(ForeignStream);
      }
    });

    test('a stream that is named after a tenant belongs to it from the start', async () => {
      const [store, mine, other] = [open(), newTenant(), newTenant()];
      await expect(store.append(mine.stream, 0, [created], other.context)).rejects.toThrow(ForeignStream);
      const subscription = subscriptionStream(mine.tenantId);
      await expect(store.append(subscription, 0, [created], other.context)).rejects.toThrow(ForeignStream);
    });

    test('streams of persons and of Stripe’s messages belong to no tenant, and all others do', async () => {
      const [store, { context }] = [open(), newTenant()];
      const registered: DomainEvent = { type: 'UserRegistered', data: {} };
      const nobody = contextOf(NIL_TENANT_ID);
      for (const stream of [userStream(randomUUID()), stripeStream(`evt_${randomUUID()}`)]) {
        await store.append(stream, 0, [registered], nobody);
        expect((await store.read(stream, NIL_TENANT_ID)).version).toBe(1);
        await expect(store.append(stream, 1, [registered], context)).rejects.toThrow(ForeignStream);
      }
      await expect(store.append(keyStream(randomUUID()), 0, [registered], nobody)).rejects.toThrow(ForeignStream);
    });

    test('a reader of a stream is not shown what is secret', async () => {
      const [store, { context, tenantId }] = [open(), newTenant()];
      const keyId = randomUUID();
      const publicId = keyId.slice(0, 8);
      const names = {
        keyId,
        publicId,
        name: 'k',
        env: 'live',
        prefix: 'p',
        last4: '1234',
        hash: 'a'.repeat(64),
        lineId: null,
        makerId: null,
      } as const;
      const limits = { ...UNLIMITED };
      await store.append(
        keyStream(keyId),
        0,
        [{ type: 'KeyIssued', data: { ...names, hashVersion: 1, publishableText: null, ...limits } }],
        context,
      );
      const { events } = await store.read(keyStream(keyId), tenantId);
      const { hash: _hash, ...shown } = { ...names, hashVersion: 1, publishableText: null, ...limits };
      expect(events[0]?.data).toEqual(shown);
    });

    test('what no schema knows is refused', async () => {
      const [store, { stream, tenantId, context }] = [open(), newTenant()];
      await expect(store.append(stream, 0, [renamed('')], context)).rejects.toThrow(/name/);
      expect((await store.read(stream, tenantId)).version).toBe(0);
    });
  });
}

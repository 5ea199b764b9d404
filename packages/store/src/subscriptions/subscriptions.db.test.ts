import { createTestDatabase } from '@graha/dev-stack/test-context';
import { beforeEach, describe, expect, test } from 'vitest';
import { eraseBirth, replaceBirth, storeBirth } from '../births/birth-commands.ts';
import { useLedger } from '../testing/testing.ts';
import { createSubscription } from './subscription-commands.ts';
import { findSubscription, listSettled } from './subscriptions.ts';
import {
  birthOf,
  bornIn,
  dailyNoon,
  deliverAll,
  deliverOnce,
  NOON_CREDITS,
  planAll,
  scenesOn,
  terms,
} from './testing-subscriptions.ts';

const own = useLedger(createTestDatabase);
const { pools } = own;
const { atDay, opened } = scenesOn(pools);

beforeEach(async () => {
  await atDay(0);
  await pools.owner.query('SELECT graha.ensure_due_event_partitions()');
});

describe('a subscription to births', () => {
  test('delivers each event once, charges it once, and never shows the birth', async () => {
    const { ctx, charges, messages } = await opened();
    const birth = birthOf({ reference: 'user-42' });
    const { birthId } = await storeBirth(ctx, birth);
    const { subscriptionId } = await createSubscription(ctx, terms({ target: 'all' }));
    await atDay(0.05);
    await planAll(pools);
    expect(await deliverOnce(pools)).toBe(0);
    await atDay(2.5);
    await Promise.all([deliverAll(pools), deliverAll(own.replica), deliverAll(pools)]);
    const sent = await messages();
    expect(sent).toHaveLength(3);
    expect(sent[0]).toMatchObject({
      type: 'sky.event',
      data: { kind: 'noon', subscription_id: subscriptionId, birth_id: birthId, birth_reference: 'user-42', credits: NOON_CREDITS, details: { year: 1995 } },
    }); // prettier-ignore
    expect(JSON.stringify(sent)).not.toMatch(/12\.9716|minutes/);
    const paid = await charges();
    expect(paid.map(({ cost }) => cost)).toEqual([NOON_CREDITS, NOON_CREDITS, NOON_CREDITS]);
    expect(new Set(paid.map(({ requestId }) => requestId)).size).toBe(3);
    expect(await listSettled(ctx, { subscriptionId, limit: 10 })).toHaveLength(3);
    expect(await findSubscription(ctx, { subscriptionId })).toMatchObject({ spentCredits: 3 * NOON_CREDITS });
  });

  test('lets other work run after each part of a delivery, for as long as its caller asks', async () => {
    const { ctx } = await opened();
    await storeBirth(ctx, birthOf());
    await createSubscription(ctx, terms({ target: 'all' }));
    await createSubscription(ctx, terms({ target: 'all' }));
    await atDay(0.05);
    await planAll(pools);
    await atDay(1.5);
    const worked: number[] = [];
    const rest = async (workedMs: number) => void worked.push(workedMs);
    expect(await deliverOnce(pools, rest)).toBe(4);
    expect(worked).toHaveLength(2);
    expect(Math.min(...worked)).toBeGreaterThan(0);
  });

  test('is planned by its conventions, which are sealed with its target', async () => {
    const { ctx, due } = await opened();
    await storeBirth(ctx, birthOf());
    const options = { settings: { ayanamsa: 'raman' } };
    const { subscriptionId } = await createSubscription(ctx, terms({ target: 'all', options }));
    expect((await findSubscription(ctx, { subscriptionId }))?.of).toEqual({ target: 'all', options });
    const asked: object[] = [];
    await atDay(0.05);
    await planAll(pools, (question) => {
      asked.push(question.options);
      return dailyNoon(question);
    });
    expect(asked).toEqual([options]);
    expect(await due()).toBeGreaterThan(300);
    const { rows } = await pools.owner.query('SELECT sealed FROM graha.event_subscription');
    expect(Buffer.concat(rows.map(({ sealed }) => sealed)).includes('raman')).toBe(false);
  });

  test('plans a birth that is stored later, by tag or by id, and none that does not fit', async () => {
    const { ctx, due } = await opened();
    const { birthId } = await storeBirth(ctx, birthOf());
    await createSubscription(ctx, terms({ target: 'tag', tag: 'vip' }));
    await createSubscription(ctx, terms({ target: 'ids', birthIds: [birthId] }));
    await atDay(0.05);
    await planAll(pools);
    const one = await due();
    expect(one).toBe(366);
    const tagged = await storeBirth(ctx, birthOf({ tags: ['vip'], reference: 'tagged' }));
    await atDay(0.1);
    await planAll(pools);
    expect(await due()).toBe(2 * 366);
    await replaceBirth(ctx, { birthId: tagged.birthId, ...birthOf({ reference: 'tagged' }) });
    await atDay(0.15);
    await planAll(pools);
    expect(await due()).toBe(366);
  });

  test.each(['', ', although the last birth that was seen is erased'])(
    'plans a birth that is stored or replaced after the clock was set back%s',
    async (erased) => {
      const { ctx, due } = await opened();
      const kept = await storeBirth(ctx, birthOf({ reference: 'kept' }));
      await createSubscription(ctx, terms({ target: 'tag', tag: 'vip' }));
      await atDay(0.1);
      const last = await storeBirth(ctx, birthOf({ reference: 'last' }));
      await atDay(0.2);
      await planAll(pools);
      if (erased) await eraseBirth(ctx, last);
      await atDay(0.06);
      await replaceBirth(ctx, { birthId: kept.birthId, ...birthOf({ tags: ['vip'], reference: 'kept' }) });
      await storeBirth(ctx, birthOf({ tags: ['vip'], reference: 'new' }));
      await atDay(0.11);
      await planAll(pools);
      expect(await due()).toBe(2 * 366);
    },
  );

  test('tells days ahead, and at once what is nearer than that', async () => {
    const { ctx, messages } = await opened();
    await storeBirth(ctx, birthOf());
    await createSubscription(ctx, terms({ target: 'all' }, { daysAhead: 3 }));
    await atDay(0.05);
    await planAll(pools);
    await deliverAll(pools);
    expect(await messages()).toHaveLength(3);
    await atDay(0.1);
    await deliverAll(pools);
    expect(await messages()).toHaveLength(3);
    await atDay(1.2);
    await deliverAll(pools);
    expect(await messages()).toHaveLength(5);
  });

  test('does not tell again what a replaced birth has had, and plans the rest anew', async () => {
    const { ctx, messages, charges, due } = await opened();
    const { birthId } = await storeBirth(ctx, birthOf({ reference: 'r' }));
    await createSubscription(ctx, terms({ target: 'all' }, { daysAhead: 3 }));
    await atDay(0.05);
    await planAll(pools);
    await deliverAll(pools);
    await replaceBirth(ctx, { birthId, ...bornIn(2001, 'r') });
    await atDay(0.06);
    await planAll(pools);
    await deliverAll(pools);
    expect(await messages()).toHaveLength(3);
    expect(await due()).toBe(363);
    await atDay(1.5);
    await deliverAll(pools);
    expect((await messages()).map(({ data }) => data['details'])).toContainEqual({ year: 2001, place: null });
    expect(await charges()).toHaveLength(5);
  });

  test('an erased birth has no event, no plan and no message', async () => {
    const { ctx, rows, messages, charges } = await opened();
    const { birthId } = await storeBirth(ctx, birthOf({ reference: 'erased' }));
    await createSubscription(ctx, terms({ target: 'all' }));
    await atDay(0.05);
    await planAll(pools);
    await atDay(0.5);
    await deliverAll(pools);
    expect(await messages()).toHaveLength(1);
    await eraseBirth(ctx, { birthId });
    await atDay(1.5);
    await deliverAll(pools); // Before the events are dropped.
    expect(await charges()).toHaveLength(1);
    await planAll(pools);
    expect(await messages()).toEqual([]);
    expect(await rows()).toEqual([0, 0, 1]);
  });

  test('a birth that cannot be computed does not stop the others, and is tried again later', async () => {
    const { ctx, due } = await opened();
    await storeBirth(ctx, bornIn(1, 'never'));
    await storeBirth(ctx, birthOf());
    await createSubscription(ctx, terms({ target: 'all' }));
    await atDay(0.05);
    const failures = await planAll(pools, (asked) => {
      if (asked.birth?.['year'] === 1) throw new RangeError('no such year');
      return dailyNoon(asked);
    });
    expect(failures).toHaveLength(1);
    expect(await due()).toBe(366);
    await atDay(0.1);
    await planAll(pools);
    expect(await due()).toBe(2 * 366);
  });

  test('continues the plan of the year after a month, without a gap and without a repeat', async () => {
    const { ctx, due } = await opened();
    await storeBirth(ctx, birthOf());
    await createSubscription(ctx, terms({ target: 'all' }));
    await atDay(0.05);
    await planAll(pools);
    await atDay(31);
    await pools.owner.query('SELECT graha.ensure_due_event_partitions()');
    await planAll(pools);
    expect(await due()).toBe(366 + 31);
  });
});

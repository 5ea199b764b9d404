import { createTestDatabase } from '@graha/dev-stack/test-context';
import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { eraseBirth, replaceBirth, storeBirth } from '../births/birth-commands.ts';
import { useLedger } from '../testing/testing.ts';
import { enrolBirths } from './enrol-births.ts';
import type { FindEvents } from './find-events.ts';
import {
  createSubscription,
  deleteSubscription,
  pauseSubscription,
  resumeSubscription,
} from './subscription-commands.ts';
import { listSettled } from './subscriptions.ts';
import { birthOf, bornIn, dailyNoon, deliverAll, planAll, scenesOn, terms } from './testing-subscriptions.ts';

const own = useLedger(createTestDatabase);
const { pools } = own;
const { atDay, opened } = scenesOn(pools);
const MINUTE_MS = 60_000;

beforeEach(async () => {
  await atDay(0);
  await pools.owner.query('SELECT graha.ensure_due_event_partitions()');
});

/** Finds the noons of `dailyNoon`, later by some time. */
const later =
  (ms: number): FindEvents =>
  async (asked) => {
    const { from, to } = asked;
    const before = { ...asked, from: new Date(from.getTime() - ms), to: new Date(to.getTime() - ms) };
    return (await dailyNoon(before)).map((event) => ({ ...event, at: new Date(event.at.getTime() + ms) }));
  };

/** Finds noon later by a minute for each year of the birth after 1995. */
const byYear: FindEvents = (asked) => later((Number(asked.birth?.['year']) - 1995) * MINUTE_MS)(asked);

const Moved = z.object({
  event_id: z.uuid(),
  was_at: z.iso.datetime(),
  at: z.iso.datetime(),
  was_delivered: z.boolean(),
});

type Scene = Awaited<ReturnType<typeof opened>>;

/** The moved events of all messages, by their new instants. */
async function movedIn({ messages }: Scene) {
  const moved = (await messages()).filter(({ type }) => type === 'event.moved');
  return moved
    .flatMap(({ data }) => z.array(Moved).parse(data['events']))
    .toSorted((one, other) => one.at.localeCompare(other.at));
}

const sentIn = async ({ messages }: Scene) => (await messages()).filter(({ type }) => type === 'sky.event');

describe('a replaced birth', () => {
  test('moves its events: one message for each twenty, and none is sent or charged again', async () => {
    const scene = await opened();
    const { birthId } = await storeBirth(scene.ctx, birthOf({ reference: 'r' }));
    await createSubscription(scene.ctx, terms({ target: 'all' }, { daysAhead: 3 }));
    await atDay(0.05);
    await planAll(pools, byYear);
    await deliverAll(pools);
    const sent = (await sentIn(scene)).map(({ data }) => data['event_id']);
    expect(sent).toHaveLength(3);
    await replaceBirth(scene.ctx, { birthId, ...bornIn(2005, 'r') });
    await atDay(0.06);
    await enrolBirths({ db: pools.worker });
    await atDay(1.5); // The planner is late: nothing of the old birth is sent meanwhile.
    await deliverAll(pools);
    expect(await sentIn(scene)).toHaveLength(3);
    await planAll(pools, byYear);
    const moved = await movedIn(scene);
    expect(moved).toHaveLength(366);
    expect(moved.slice(0, 4).map(({ was_delivered }) => was_delivered)).toEqual([true, true, true, false]);
    expect(moved.slice(0, 3).map(({ event_id }) => event_id).toSorted()).toEqual(sent.map(String).toSorted()); // prettier-ignore
    for (const { was_at, at } of moved) expect(Date.parse(at) - Date.parse(was_at)).toBe(10 * MINUTE_MS);
    await deliverAll(pools);
    expect(await sentIn(scene)).toHaveLength(5);
    expect(await scene.charges()).toHaveLength(5);
    const told = new Set((await sentIn(scene)).map(({ data }) => data['event_id']));
    expect(told.has(moved[3]?.event_id)).toBe(true);
    expect(await scene.due()).toBe(366 + 2 - 5); // The plan goes on for two days more.
  });

  test('leaves no message about its moved events when it is erased, nor after its subscription was deleted', async () => {
    const scene = await opened();
    const { birthId } = await storeBirth(scene.ctx, birthOf({ reference: 'r' }));
    const { subscriptionId } = await createSubscription(scene.ctx, terms({ target: 'all' }, { daysAhead: 3 }));
    await atDay(0.05);
    await planAll(pools, byYear);
    await deliverAll(pools);
    await replaceBirth(scene.ctx, { birthId, ...bornIn(2005, 'r') });
    await atDay(0.06);
    await planAll(pools, byYear);
    await deleteSubscription(scene.ctx, { subscriptionId });
    await planAll(pools, byYear);
    expect((await scene.messages()).length).toBeGreaterThan(3);
    await eraseBirth(scene.ctx, { birthId });
    await planAll(pools, byYear);
    expect(await scene.messages()).toEqual([]);
  });
});

describe('formulas that change', () => {
  const planned = async (terms_: Parameters<typeof terms>[1] = {}) => {
    const scene = await opened();
    const { subscriptionId } = await createSubscription(scene.ctx, terms({ target: 'sky' }, terms_));
    await planAll(pools);
    return { ...scene, subscriptionId };
  };

  test('move what is due and what was delivered, once, however many workers plan', async () => {
    const scene = await planned();
    await atDay(1.2); // The noons of two days were delivered, and it is two in the afternoon.
    await deliverAll(pools);
    const corrected = later(8 * 60 * MINUTE_MS);
    await Promise.all([planAll(pools, corrected, 2), planAll(own.replica, corrected, 2)]);
    await planAll(pools, corrected, 2);
    const moved = await movedIn(scene);
    expect(moved).toHaveLength(366);
    expect(new Set(moved.map(({ event_id }) => event_id)).size).toBe(366);
    expect(moved.slice(0, 3).map(({ was_delivered }) => was_delivered)).toEqual([true, true, false]);
    await atDay(2.2); // After the new instant of the second, which is not sent again, and before the third.
    await deliverAll(pools);
    expect(await sentIn(scene)).toHaveLength(2);
    await atDay(2.5);
    await deliverAll(pools);
    expect(await sentIn(scene)).toHaveLength(3);
    expect(await scene.charges()).toHaveLength(3);
  });

  test('by less than a second, or without an effect, say nothing', async () => {
    const scene = await planned();
    await atDay(1.5);
    await deliverAll(pools);
    await planAll(pools, later(999), 2);
    await planAll(pools, later(999), 3);
    expect(await movedIn(scene)).toEqual([]);
    expect(await scene.due()).toBe(366 - 2 + 2);
    await atDay(2.5);
    await deliverAll(pools);
    expect(await scene.charges()).toHaveLength(3);
  });

  test('that find an event no more leave none, and send a new one', async () => {
    const scene = await planned();
    const other: FindEvents = async (asked) => (await dailyNoon(asked)).filter(({ at }) => at.getUTCDate() % 2 === 0);
    await planAll(pools, other, 2);
    const left = await scene.due();
    expect(left).toBeGreaterThan(170);
    expect(left).toBeLessThan(190);
    expect(await movedIn(scene)).toEqual([]);
    await planAll(pools, dailyNoon, 3);
    expect(await scene.due()).toBe(366);
  });

  test('move events of a feed silently: they keep their ids', async () => {
    const scene = await planned({ deliver: 'feed' });
    const settled = () => listSettled(scene.ctx, { subscriptionId: scene.subscriptionId, limit: 5 });
    await atDay(0.5);
    await deliverAll(pools);
    const [before] = await settled();
    await planAll(pools, later(MINUTE_MS), 2);
    const [after] = await settled();
    expect(after?.eventId).toBe(before?.eventId);
    expect(Number(after?.at) - Number(before?.at)).toBe(MINUTE_MS);
    expect(await scene.messages()).toEqual([]);
  });

  test('wait for a paused subscription, and send nothing of the pause', async () => {
    const scene = await planned();
    await pauseSubscription(scene.ctx, { subscriptionId: scene.subscriptionId });
    await atDay(2.5);
    await planAll(pools, later(MINUTE_MS), 2);
    expect(await movedIn(scene)).toEqual([]);
    await resumeSubscription(scene.ctx, { subscriptionId: scene.subscriptionId });
    await planAll(pools, later(MINUTE_MS), 2);
    await deliverAll(pools);
    expect(await scene.charges()).toEqual([]);
    await atDay(3.5);
    await deliverAll(pools);
    expect(await scene.charges()).toHaveLength(1);
  });
});

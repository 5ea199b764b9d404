import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { expect, test } from 'vitest';
import { EXAMPLE_BIRTH } from '../../../request/birth.ts';
import { EVENT_FORMULAS, SUBSCRIBED_KINDS, subscribedEvents } from './subscribed.ts';

const PLACE = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
const [FROM, DAYS] = [new Date('2026-11-29T00:00:00Z'), 400];
/** Events that are recorded of each kind: daily ones would fill the file. */
const EACH_MAX = 6;

test('events are at their recorded seconds: if one moves, raise EVENT_FORMULAS, so that subscribers hear of it', async () => {
  const sky = await createEphemeris();
  const to = new Date(FROM.getTime() + DAYS * 86_400_000);
  const lines = (['birth', 'sky', 'place'] as const).flatMap((group) =>
    SUBSCRIBED_KINDS[group].flatMap((kind) => {
      const birth = group === 'birth' ? EXAMPLE_BIRTH : null;
      const place = group === 'place' ? PLACE : null;
      return subscribedEvents({ sky }, { birth, place, kinds: [kind], from: FROM, to })
        .slice(0, EACH_MAX)
        .map(({ at, subject }) => `${at.toISOString()} ${subject}`);
    }),
  );
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`./__snapshots__/events-of-formulas-${EVENT_FORMULAS}.txt`);
});

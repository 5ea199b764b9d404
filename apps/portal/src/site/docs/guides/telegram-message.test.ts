import { creditsOfEvent, subscribedEvents } from '@graha/catalog/families/events/upcoming/subscribed';
import { NewSubscription } from '@graha/domain/management/subscription-members';
import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { expect, test } from 'vitest';
import { DAILY_MESSAGE, DETAILS, SUBSCRIPTION, SUNRISE } from './telegram-message.ts';

const DAY_MS = 86_400_000;

test('the message of the Telegram guide is the event of its subscription, with its price', async () => {
  const { place, options } = NewSubscription.parse(SUBSCRIPTION);
  const range = { from: SUNRISE, to: new Date(SUNRISE.getTime() + DAY_MS / 2) };
  const asked = { birth: null, place, kinds: ['daily_panchang'], options, ...range };
  const [event, ...others] = subscribedEvents({ sky: await createEphemeris() }, asked);
  expect(others).toEqual([]);
  expect(event?.at).toEqual(SUNRISE);
  expect(event?.row).toMatchObject(DETAILS);
  expect(JSON.parse(DAILY_MESSAGE)).toMatchObject({
    data: { kind: event?.row.kind, credits: creditsOfEvent('daily_panchang') },
  });
});

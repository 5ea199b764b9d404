import type { NewSubscription } from '@graha/domain/management/subscription-members';
import { webhookBody } from '@graha/domain/webhooks/webhook-types';
import type { z } from 'zod';

/** The subscription of the guide: the days of Ujjain. */
export const SUBSCRIPTION = {
  of: 'place',
  place: { latitude: 23.1765, longitude: 75.7885, timezone: 'Asia/Kolkata' },
  events: ['daily_panchang'],
  options: { settings: { language: 'hi' } },
} satisfies z.input<typeof NewSubscription>;

export const SUBSCRIBE = JSON.stringify(SUBSCRIPTION, null, 2);

/** The instant of the message in the guide: sunrise of 1 December 2026. */
export const SUNRISE = new Date('2026-12-01T01:21:07Z');

/** Members of the event that the bot prints, and its words. A test compares them with the events of the subscription. */
export const DETAILS = {
  title: 'Tuesday, Krishna Ashtami, Magha',
  date: '2026-12-01',
  ends_at: '2026-12-02T06:51:48+05:30',
  nakshatra: 'Magha',
  limbs: { weekday: 'Tuesday', paksha: 'Krishna', tithi: 'Ashtami', yoga: 'Vaidhriti', karana: 'Balava' },
  words: {
    WeekdayName: { Tuesday: 'मंगलवार' },
    PakshaName: { Krishna: 'कृष्ण' },
    TithiName: { Ashtami: 'अष्टमी' },
    NakshatraName: { Magha: 'मघा' },
    NityaYogaName: { Vaidhriti: 'वैधृति' },
    KaranaName: { Balava: 'बालव' },
  },
};

export const DAILY_MESSAGE = webhookBody('sky.event', SUNRISE, {
  event_id: '7d1f0c52-9a35-4a0b-b1d7-3e6a9c1f2b44',
  subscription_id: '2f4b8a66-53f3-4b0b-8d0d-5b8f1d6c8e31',
  kind: 'daily_panchang',
  at: SUNRISE.toISOString(),
  birth_id: null,
  birth_reference: null,
  credits: 1,
  details: DETAILS,
});

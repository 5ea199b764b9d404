import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import type { z } from 'zod';
import { reconcile } from './reconcile.ts';

const entry = reconcile[''];
export const sky = await createEphemeris();

export type ReconcileInput = z.input<typeof entry.input>;

/** Answers a request as the API does, from its body. */
export const answerTo = (input: ReconcileInput): z.output<typeof entry.output> =>
  entry.output.parse(entry.compute(entry.input.parse(input), sky));

export const DELHI = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' } as const;
export const BIRTH_1990 = { year: 1990, month: 8, date: 15, hours: 9, minutes: 30, ...DELHI } as const;

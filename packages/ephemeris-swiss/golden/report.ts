import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import { chartAccuracy } from './charts.ts';
import type { AccuracyRow } from './difference.ts';
import { ingressAccuracy } from './ingresses.ts';
import { riseSetAccuracy } from './rise-set.ts';
import { widerAccuracy } from './wider.ts';

export type { AccuracyRow } from './difference.ts';

/**
 * Returns the accuracy of this package against published numbers, by family: number of cases, publisher, largest
 * difference.
 */
export const accuracyReport = (sky: Ephemeris): AccuracyRow[] => [
  ...chartAccuracy(sky),
  ...widerAccuracy(sky),
  ...riseSetAccuracy(sky),
  ...ingressAccuracy(sky),
];

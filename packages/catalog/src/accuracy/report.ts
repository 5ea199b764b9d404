import type { Ephemeris } from '@graha/astro-engine/ephemeris';
import { reportAccuracy } from './astrology.ts';
import { conditionAccuracy, gocharaAccuracy } from './conditions.ts';
import { calendarAccuracy } from './calendar.ts';
import { dashaAccuracy } from './dasha.ts';
import { divisionalAccuracy } from './divisional.ts';
import { matchingAccuracy } from './matching.ts';
import { numerologyAccuracy } from './numerology.ts';
import { almanacAccuracy, limbSearchAccuracy } from './panchang.ts';
import type { AccuracyRow } from './rows.ts';
import { shadbalaAccuracy } from './shadbala.ts';
import { strengthAccuracy } from './strength.ts';
import { returnAccuracy } from './western-returns.ts';
import { westernAccuracy } from './western.ts';
import { zoneAccuracy } from './zones.ts';

/** Every published number that the families are held to. The ephemeris itself has a report of its own. */
export const accuracyRows = (sky: Ephemeris): AccuracyRow[] => [
  ...almanacAccuracy(sky),
  limbSearchAccuracy(sky),
  ...calendarAccuracy(sky),
  divisionalAccuracy(),
  ...dashaAccuracy(sky),
  ...matchingAccuracy(sky),
  ...strengthAccuracy(sky),
  ...shadbalaAccuracy(sky),
  ...conditionAccuracy(sky),
  gocharaAccuracy(sky),
  ...reportAccuracy(sky),
  ...westernAccuracy(sky),
  ...returnAccuracy(sky),
  ...numerologyAccuracy(sky),
  zoneAccuracy(),
];

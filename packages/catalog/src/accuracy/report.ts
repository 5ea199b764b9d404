import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import { reportAccuracy } from './astrology.ts';
import { conditionAccuracy, gocharaAccuracy } from './conditions.ts';
import { calendarAccuracy } from './calendar.ts';
import { dashaAccuracy } from './dasha.ts';
import { divisionalAccuracy } from './divisional.ts';
import { gazetteAccuracy } from './gazettes.ts';
import { jaiminiAccuracy } from './jaimini.ts';
import { kpAccuracy } from './kp.ts';
import { eclipseAccuracy } from './eclipses.ts';
import { eventAccuracy } from './events.ts';
import { matchingAccuracy } from './matching.ts';
import { muhurtaAccuracy } from './muhurta.ts';
import { numerologyAccuracy } from './numerology.ts';
import { observanceAccuracy } from './observances.ts';
import { almanacAccuracy, limbSearchAccuracy } from './panchang.ts';
import type { AccuracyRow } from './rows.ts';
import { sunriseAccuracy } from './sunrise.ts';
import { shadbalaAccuracy } from './shadbala.ts';
import { strengthAccuracy } from './strength.ts';
import { transitAccuracy } from './transits.ts';
import { varshaphalAccuracy } from './varshaphal.ts';
import { westernAdditionAccuracy } from './western-additions.ts';
import { returnAccuracy } from './western-returns.ts';
import { westernAccuracy } from './western.ts';
import { zoneAccuracy } from './zones.ts';

/** All published numbers that the families are compared with. The ephemeris has a separate report. */
export const accuracyRows = (sky: Ephemeris): AccuracyRow[] => [
  ...almanacAccuracy(sky),
  ...sunriseAccuracy(sky),
  limbSearchAccuracy(sky),
  ...calendarAccuracy(sky),
  ...observanceAccuracy(sky),
  gazetteAccuracy(sky),
  ...muhurtaAccuracy(sky),
  divisionalAccuracy(),
  ...dashaAccuracy(sky),
  ...matchingAccuracy(sky),
  ...strengthAccuracy(sky),
  ...shadbalaAccuracy(sky),
  ...conditionAccuracy(sky),
  gocharaAccuracy(sky),
  ...jaiminiAccuracy(sky),
  ...kpAccuracy(sky),
  ...varshaphalAccuracy(sky),
  ...reportAccuracy(sky),
  ...westernAccuracy(sky),
  ...returnAccuracy(sky),
  ...westernAdditionAccuracy(sky),
  ...transitAccuracy(sky),
  ...eventAccuracy(sky),
  ...eclipseAccuracy(sky),
  ...numerologyAccuracy(sky),
  zoneAccuracy(),
];

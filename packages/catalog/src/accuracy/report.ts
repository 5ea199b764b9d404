import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import { reportAccuracy } from './vedic/astrology.ts';
import { conditionAccuracy, gocharaAccuracy } from './vedic/conditions.ts';
import { schoolAccuracy } from './panchang/almanacs.ts';
import { avoidableAccuracy } from './panchang/avoidable/avoidable.ts';
import { avoidableEdgeAccuracy } from './panchang/avoidable/edges.ts';
import { avoidableSeasonAccuracy } from './panchang/avoidable/seasons.ts';
import { chakraAccuracy } from './vedic/transits/chakras.ts';
import { calendarAccuracy } from './panchang/calendar.ts';
import { dashaAccuracy } from './vedic/dashas/dasha.ts';
import { printedDashaAccuracy } from './vedic/dashas/printed-dashas.ts';
import { divisionalAccuracy } from './vedic/divisional.ts';
import { fineVargaAccuracy } from './vedic/fine-vargas.ts';
import { malayalamBirthAccuracy } from './panchang/malayalam-births.ts';
import { gazetteAccuracy, regionalHolidayAccuracy } from './panchang/gazettes.ts';
import { jaiminiAccuracy } from './vedic/jaimini.ts';
import { kpAccuracy } from './vedic/kp.ts';
import { eclipseAccuracy } from './sky/eclipses.ts';
import { eventAccuracy } from './sky/events.ts';
import { matchingAccuracy } from './vedic/matching.ts';
import { muhurtaAccuracy } from './panchang/muhurta.ts';
import { numerologyAccuracy } from './vedic/numerology.ts';
import { observanceAccuracy } from './panchang/observances.ts';
import { almanacAccuracy, limbSearchAccuracy } from './panchang/panchang.ts';
import { planetaryHourAccuracy } from './panchang/planetary-hours.ts';
import { panchaPakshiAccuracy } from './panchang/pancha-pakshi.ts';
import { sankalpaAccuracy } from './panchang/sankalpas.ts';
import type { AccuracyRow } from './rows.ts';
import { sunriseAccuracy } from './sky/sunrise.ts';
import { shadbalaAccuracy } from './vedic/shadbala.ts';
import { strengthAccuracy } from './vedic/strength.ts';
import { transitAccuracy } from './sky/transits.ts';
import { varshaphalAccuracy } from './vedic/varshaphal.ts';
import { mapAccuracy } from './western/maps.ts';
import { primaryDirectionAccuracy } from './western/primary-directions.ts';
import { electionalAccuracy } from './western/judgments/electional.ts';
import { forecastAccuracy } from './western/forecast/forecast.ts';
import { horaryAccuracy } from './western/judgments/horary.ts';
import { horizonAccuracy } from './western/horizon.ts';
import { patternAccuracy } from './western/patterns.ts';
import { secondChartAccuracy } from './western/second-charts.ts';
import { timeLordAccuracy } from './western/time-lords.ts';
import { westernAdditionAccuracy } from './western/western-additions.ts';
import { returnAccuracy } from './western/western-returns.ts';
import { westernAccuracy } from './western/western.ts';
import { meanTimeAccuracy } from './sky/local-mean-time.ts';
import { zoneAccuracy } from './sky/zones.ts';

/** All published numbers that the families are compared with. The ephemeris has a separate report. */
export const accuracyRows = (sky: Ephemeris): AccuracyRow[] => [
  ...almanacAccuracy(sky),
  ...sunriseAccuracy(sky),
  ...planetaryHourAccuracy(sky),
  limbSearchAccuracy(sky),
  ...calendarAccuracy(sky),
  ...schoolAccuracy(sky),
  malayalamBirthAccuracy(),
  ...sankalpaAccuracy(sky),
  ...panchaPakshiAccuracy(sky),
  ...observanceAccuracy(sky),
  gazetteAccuracy(sky),
  ...regionalHolidayAccuracy(sky),
  ...muhurtaAccuracy(sky),
  ...avoidableAccuracy(sky),
  ...avoidableSeasonAccuracy(sky),
  ...avoidableEdgeAccuracy(sky),
  divisionalAccuracy(),
  ...fineVargaAccuracy(sky),
  ...dashaAccuracy(sky),
  ...printedDashaAccuracy(),
  ...matchingAccuracy(sky),
  ...strengthAccuracy(sky),
  ...shadbalaAccuracy(sky),
  ...conditionAccuracy(sky),
  gocharaAccuracy(sky),
  ...chakraAccuracy(),
  ...jaiminiAccuracy(sky),
  ...kpAccuracy(sky),
  ...varshaphalAccuracy(sky),
  ...reportAccuracy(sky),
  ...westernAccuracy(sky),
  ...returnAccuracy(sky),
  ...westernAdditionAccuracy(sky),
  ...secondChartAccuracy(sky),
  ...timeLordAccuracy(sky),
  ...primaryDirectionAccuracy(sky),
  ...forecastAccuracy(sky),
  ...horaryAccuracy(sky),
  ...electionalAccuracy(sky),
  ...horizonAccuracy(sky),
  ...patternAccuracy(sky),
  ...mapAccuracy(sky),
  ...transitAccuracy(sky),
  ...eventAccuracy(sky),
  ...eclipseAccuracy(sky),
  ...numerologyAccuracy(sky),
  zoneAccuracy(),
  ...meanTimeAccuracy(sky),
];

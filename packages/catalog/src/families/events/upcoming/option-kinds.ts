import type { z } from 'zod';
import type { ASKED } from './asked.ts';
import { TIMELINE_KIND_IDS, TIMELINE_KINDS, type TimelineKindId } from './kinds.ts';
import type { SubscribedOptions } from './subscribed-options.ts';

type SettingName = keyof NonNullable<z.input<typeof ASKED.settings>> & string;
/** Name of an option of a subscription, in the form of a query: `orb`, `settings.ayanamsa`. */
export type OptionName =
  | Exclude<keyof z.input<typeof SubscribedOptions> & string, 'settings'>
  | `settings.${Exclude<SettingName, 'observation_point'>}`;

const OF_BIRTHS = TIMELINE_KIND_IDS.filter((id) => TIMELINE_KINDS[id].group === 'birth');
const TRANSITS = ['transit_to_natal', 'transit_in_orb', 'transit_to_house'] as const;
const MEETING = [
  'transit_to_natal',
  'transit_in_orb',
  'station_on_natal_point',
  'progressed_aspect',
  'solar_arc',
] as const;
const ON_POINTS = [...MEETING, 'eclipse_on_natal_point'] as const;
/** Kinds that meet a lunar node of the birth, if `points` names one, beside transits. */
const ON_NODES = [
  'station_on_natal_point',
  'progressed_aspect',
  'solar_arc',
  'primary_direction',
  'eclipse_on_natal_point',
] as const;
const RETURNS = ['solar_return', 'lunar_return', 'jupiter_return', 'saturn_return'] as const;
const WESTERN = [...ON_POINTS, ...RETURNS, 'progressed_ingress', 'progressed_phase', 'profection_year'] as const;
const BIRTHDAYS = ['tithi_birthday', 'nakshatra_birthday'] as const;
const OF_SIGNS = ['ingress', 'tropical_ingress'] as const;
/** Kinds with a sidereal place among their facts, or in their rule. */
const SIDEREAL = [
  'dasha_change',
  'sade_sati',
  'panoti',
  'chandrashtama',
  'transit_to_house',
  ...WESTERN,
  ...BIRTHDAYS,
  'ingress',
  'moon_phase',
  'eclipse',
  'aspect',
  'combustion',
  'planetary_war',
  'observance',
  'ekadashi',
  'sankranti',
  'daily_panchang',
] as const;

/**
 * The kinds of events that each option of a subscription changes, by its name in the form of a query. `settings.observation_point` is not here, because it
 * has one value. A test compares the table with the events themselves.
 */
export const OPTION_KINDS = {
  dasha_systems: ['dasha_change'],
  dasha_levels: ['dasha_change'],
  bodies: [...OF_SIGNS, 'station', 'retrograde', 'aspect', 'combustion', 'planetary_war'],
  transit_bodies: [...TRANSITS, 'station_on_natal_point'],
  points: [...ON_POINTS, 'primary_direction'],
  aspects: [...MEETING, 'aspect'],
  orb: ['transit_in_orb', 'station_on_natal_point'],
  eclipse_orb: ['eclipse_on_natal_point'],
  angle_method: ['progressed_aspect', 'progressed_ingress'],
  solar_arc_method: ['solar_arc'],
  direction_method: ['primary_direction'],
  direction_key: ['primary_direction'],
  direction_latitudes: ['primary_direction'],
  direction_converse: ['primary_direction'],
  direction_significators: ['primary_direction'],
  region: ['observance'],
  'settings.ayanamsa': SIDEREAL,
  'settings.ayanamsa_deg': SIDEREAL,
  'settings.node_mode': [...TRANSITS, ...ON_NODES, ...OF_SIGNS, 'aspect'],
  'settings.sunrise': [...BIRTHDAYS, 'observance', 'ekadashi', 'sankranti', 'daily_panchang', 'rahu_kaal'],
  'settings.clock': OF_BIRTHS,
  'settings.language': TIMELINE_KIND_IDS,
  'settings.year_length': ['dasha_change'],
  'settings.western_zodiac': WESTERN,
  'settings.school': ['observance', 'ekadashi'],
} satisfies Readonly<Record<string, readonly TimelineKindId[]>>;

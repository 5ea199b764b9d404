import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { expect, test } from 'vitest';
import { fieldGroupsOf } from '../../../project/form.ts';
import { EXAMPLE_BIRTH } from '../../../request/birth.ts';
import { EXTENDED_POINTS } from '@graha/astro-engine/western/points';
import { OPTION_KINDS } from './option-kinds.ts';
import { subscribedEvents, SUBSCRIBED_KINDS } from './subscribed.ts';
import { SubscribedOptions } from './subscribed-options.ts';

const sky = await createEphemeris();
const NO_NODES = EXTENDED_POINTS.filter((name) => !['rahu', 'ketu', 'lilith', 'uranus'].includes(name)).slice(0, 10);
const NODES = 'mars,jupiter,saturn,rahu';
/** Options that let every other one show: sidereal Western kinds and the nodes. */
const BASE = { bodies: `mercury,venus,${NODES}`, transit_bodies: NODES, points: 'sun,moon,rahu' };
const SIDEREAL = { western_zodiac: 'sidereal', node_mode: 'mean' };
const CHANGES: Readonly<Record<string, readonly object[]>> = {
  dasha_systems: [{}, { dasha_systems: 'yogini' }],
  dasha_levels: [{}, { dasha_levels: 1 }],
  bodies: [{}, { bodies: 'moon' }],
  transit_bodies: [{}, { transit_bodies: 'sun' }],
  points: [{}, { points: NO_NODES.join(',') }],
  aspects: [{}, { aspects: 'trine' }],
  orb: [{}, { orb: 2 }],
  eclipse_orb: [{}, { eclipse_orb: 10 }],
  angle_method: [{}, { angle_method: 'quotidian' }],
  solar_arc_method: [{}, { solar_arc_method: 'degree' }],
  direction_method: [{}, { direction_method: 'placidus_mundane' }],
  direction_key: [{}, { direction_key: 'ptolemy' }],
  direction_latitudes: [{}, { direction_latitudes: 'none' }],
  direction_converse: [{}, { direction_converse: 'sky_reversed' }],
  direction_significators: [{}, { direction_significators: 'all' }],
  region: [{}, { region: 'bengal' }],
  'settings.ayanamsa': [
    { settings: SIDEREAL },
    { settings: { ...SIDEREAL, ayanamsa: 'j2000' } },
    { settings: { ...SIDEREAL, ayanamsa: 'true_citra' } },
  ],
  'settings.node_mode': [{ settings: SIDEREAL }, { settings: { ...SIDEREAL, node_mode: 'true' } }],
  'settings.sunrise': [{}, { settings: { sunrise: 'geometric' } }],
  'settings.clock': [{}, { settings: { clock: 'ut' } }],
  'settings.language': [{}, { settings: { language: 'hi' } }],
  'settings.year_length': [{}, { settings: { year_length: 360 } }],
  'settings.western_zodiac': [{}, { settings: { western_zodiac: 'sidereal' } }],
  'settings.school': [{}, { settings: { school: 'vaishnava' } }],
};

const PLACE = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
/** Years that are searched, for kinds that do not occur in each year. */
const YEARS = new Map(
  Object.entries({
    ingress: 2,
    tropical_ingress: 2,
    transit_to_house: 2,
    sade_sati: 12,
    eclipse_on_natal_point: 12,
    jupiter_return: 12,
    saturn_return: 12,
    panoti: 30,
    station_on_natal_point: 6,
    progressed_aspect: 3,
    progressed_ingress: 12,
    progressed_phase: 12,
    primary_direction: 40,
    solar_arc: 40,
  }),
);
const seen = new Map<string, string>();
function eventsOf(kind: string, options: object): string {
  const key = JSON.stringify([kind, options]);
  const years = YEARS.get(kind) ?? 1;
  const birth = kind in BIRTH_KINDS ? { ...EXAMPLE_BIRTH, timezone: 'Asia/Kolkata' } : null;
  const from = new Date(Date.UTC(2014, 10, 29));
  const to = new Date(Date.UTC(2014 + years, 10, 29));
  const found =
    seen.get(key) ??
    JSON.stringify(
      subscribedEvents({ sky }, { birth, place: birth === null ? PLACE : null, kinds: [kind], options, from, to }),
    );
  seen.set(key, found);
  return found;
}
const BIRTH_KINDS = Object.fromEntries(SUBSCRIBED_KINDS.birth.map((kind) => [kind, true]));

test('each option of a subscription is listed with the kinds of events that it changes, and no others', () => {
  for (const [name, choices] of Object.entries(CHANGES)) {
    const moved = Object.values(SUBSCRIBED_KINDS)
      .flat()
      .filter((kind) => new Set(choices.map((choice) => eventsOf(kind, { ...BASE, ...choice }))).size > 1);
    const listed = new Map<string, readonly string[]>(Object.entries(OPTION_KINDS)).get(name);
    expect.soft([name, moved.toSorted()]).toEqual([name, listed?.filter((kind) => kind !== 'muhurta').toSorted()]);
  }
});

test('every option with a choice has its kinds', () => {
  const fields = fieldGroupsOf({ input: SubscribedOptions, example: {} }).flatMap((group) => group.fields);
  const open = fields.filter(({ options }) => options?.length !== 1).map(({ name }) => name);
  expect(open.toSorted()).toEqual(Object.keys(OPTION_KINDS).toSorted());
  expect([...Object.keys(CHANGES), 'settings.ayanamsa_deg'].toSorted()).toEqual(open.toSorted());
  expect(OPTION_KINDS['settings.ayanamsa_deg']).toBe(OPTION_KINDS['settings.ayanamsa']);
});

import { type Chart, chartAt } from '@graha/astro-engine/chart/chart';
import type { Ayanamsa, Ephemeris, GeoPlace } from '@graha/astro-engine/core/ephemeris';
import type { SkySettings } from '@graha/astro-engine/sky/placements';
import { GRAHA_IDS, type Point } from '@graha/astro-engine/vocabulary/grahas';
import type { z } from 'zod';
import { birthRequest, type Moment, resolveMoment } from '../request/birth.ts';
import type { Metadata } from '../wire/envelopes.ts';
import { metadataOf } from '../wire/metadata.ts';
import { rounded } from '../wire/present-placement.ts';

/** Shared parts of the families on a Vedic birth chart: planets, kundali, divisional, dosha. */
export const VedicChartRequest = birthRequest(['ayanamsa', 'node_mode']).meta({ id: 'VedicChartRequest' });
export type VedicBirth = z.output<typeof VedicChartRequest>;
export type VedicSettings = VedicBirth['settings'];

export const VEDIC_FORMULAS = {
  formula_version: '1.1',
  system: 'vedic',
  zodiac: 'sidereal',
  house_system: 'whole_sign',
} as const;

/** Settings that place a sidereal chart in the sky. Operations without a setting for the node use the mean node. */
export type SiderealSettings = { ayanamsa: Ayanamsa } & Pick<VedicSettings, 'observation_point'> &
  Partial<Pick<VedicSettings, 'node_mode'>>;

export const vedicSkyOf = (
  { ayanamsa, observation_point, node_mode = 'mean' }: SiderealSettings,
  place: GeoPlace,
): SkySettings => ({
  zodiac: { kind: 'sidereal', ayanamsa },
  nodeMode: node_mode,
  observer: observation_point === 'topocentric' ? place : 'geocentre',
});

export type VedicChart<P extends Point> = { chart: Chart<P>; moment: Moment; metadata: Metadata };

/** The birth chart of a request, with its metadata. */
export function vedicChart<P extends Point>(birth: VedicBirth, sky: Ephemeris, points: readonly P[]): VedicChart<P> {
  const moment = resolveMoment(birth);
  const chart = chartAt(sky, points, moment.jdUt, moment.place, vedicSkyOf(birth.settings, moment.place));
  const used = { ayanamsa_value: rounded(chart.ayanamsaDeg) };
  return { chart, moment, metadata: metadataOf(sky.name, VEDIC_FORMULAS, birth.settings, used) };
}

export const natalChart = (birth: VedicBirth, sky: Ephemeris) => vedicChart(birth, sky, GRAHA_IDS);

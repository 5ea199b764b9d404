import { catalog } from '@graha/catalog/families/catalog';
import type { PlacedBody, SquareChart } from '@graha/drawing/placed-body';
import type { WheelChart } from '@graha/drawing/wheel';
import type { StripBody } from '@graha/drawing/zodiac-strip';
import type { z } from 'zod';
import type { MomentRequest } from './ujjain.ts';

/** The operations called by the landing page. Their answers are parsed with the catalogue's schemas. */
export const ASKED = {
  chart: {
    path: '/api/v1/kundali/basic',
    output: catalog.kundali.basic.output,
    credits: catalog.kundali.basic.credits,
  },
  belt: {
    path: '/api/v1/planets/extended',
    output: catalog.planets.extended.output,
    credits: catalog.planets.extended.credits,
  },
  wheel: {
    path: '/api/v1/western/natal',
    output: catalog.western.natal.output,
    credits: catalog.western.natal.credits,
  },
} as const;

export type ChartAnswer = z.output<typeof ASKED.chart.output>;
export type BeltAnswer = z.output<typeof ASKED.belt.output>;
export type WheelAnswer = z.output<typeof ASKED.wheel.output>;
export type Placement = BeltAnswer['planets'][number];

export type Sky = {
  moment: MomentRequest;
  chart: ChartAnswer;
  belt: BeltAnswer;
  wheel: WheelAnswer;
  /** Null for a stored answer, because the API gave none. */
  call: { status: number; tookMs: number } | null;
};

const bodyOf = (placement: Placement): PlacedBody => ({
  name: placement.name,
  signNumber: placement.sign_number,
  degree: placement.degree,
  retrograde: placement.is_retrograde,
});

export const squareChartOf = ({ lagna, planets }: ChartAnswer): SquareChart => ({
  lagna: { signNumber: lagna.sign_number, degree: lagna.degree },
  bodies: planets.map(bodyOf),
});

export const wheelChartOf = ({ ascendant, angles, house_cusps, planets, aspects }: WheelAnswer): WheelChart => ({
  ascendantDeg: ascendant.longitude,
  midheavenDeg: angles.midheaven.longitude,
  cuspsDeg: house_cusps.map((cusp) => cusp.longitude),
  bodies: planets.map(({ name, longitude, is_retrograde }) => ({
    name,
    longitudeDeg: longitude,
    retrograde: is_retrograde,
  })),
  aspects: aspects.map(({ planet_a, planet_b, aspect, orb }) => ({
    from: planet_a,
    to: planet_b,
    kind: aspect,
    orbDeg: orb,
  })),
});

export const stripBodiesOf = ({ planets }: BeltAnswer): StripBody[] =>
  planets.map(({ name, longitude, latitude }) => ({ name, longitudeDeg: longitude, latitudeDeg: latitude }));

import type { HouseFrame } from '@graha/astro-engine/sky/houses';
import { houseNumberOf } from '@graha/astro-engine/sky/houses';
import { spotOf } from '@graha/astro-engine/sky/placements';
import type { Aspect as EngineAspect } from '@graha/astro-engine/western/aspects';
import type { CompositeBody } from '@graha/astro-engine/western/composite';
import { anglesOf, type WesternBody, type WesternChart as EngineChart } from '@graha/astro-engine/western/natal';
import { westernNameOf, type WesternPoint } from '@graha/astro-engine/western/points';
import type { Overlay as EngineOverlay } from '@graha/astro-engine/western/synastry';
import type { z } from 'zod';
import { presentInSign, rounded } from '../../present-placement.ts';
import type {
  Angles,
  Ascendant,
  Aspect,
  CompositePlanet,
  HouseCusp,
  Overlay,
  Planet,
  WesternChart,
} from './schemas.ts';

const inSign = (longitudeDeg: number) => presentInSign(spotOf(longitudeDeg));

const presentBody = ({
  point,
  longitudeDeg,
  houseNumber,
}: {
  point: WesternPoint;
  longitudeDeg: number;
  houseNumber: number;
}) => ({
  name: westernNameOf(point),
  ...inSign(longitudeDeg),
  house: houseNumber,
});

export const presentPlanet = (body: WesternBody): z.input<typeof Planet> => ({
  ...presentBody(body),
  ...presentMotion(body),
});

const presentMotion = ({ isRetrograde, latitudeDeg, speedDegPerDay }: WesternBody) => ({
  is_retrograde: isRetrograde,
  latitude: rounded(latitudeDeg),
  speed: rounded(speedDegPerDay),
});

export const presentComposite = (body: CompositeBody): z.input<typeof CompositePlanet> => ({
  ...presentBody(body),
  is_retrograde: null,
  is_ambiguous: body.isAmbiguous,
});

type Frame = {
  ascendant: z.input<typeof Ascendant>;
  angles: z.input<typeof Angles>;
  house_cusps: z.input<typeof HouseCusp>[];
};

/** Most systems begin the first house at the ascendant; in the others it is placed like a planet. */
export function presentFrame(frame: HouseFrame): Frame {
  const { ascendant, midheaven, descendant, imumCoeli, vertex } = anglesOf(frame);
  return {
    ascendant: { name: 'Ascendant', ...inSign(ascendant), house: houseNumberOf(ascendant, frame.cuspsDeg) },
    angles: {
      ascendant: inSign(ascendant),
      midheaven: inSign(midheaven),
      descendant: inSign(descendant),
      imum_coeli: inSign(imumCoeli),
      vertex: inSign(vertex),
    },
    house_cusps: frame.cuspsDeg.map((cuspDeg, index) => ({ house: index + 1, ...inSign(cuspDeg) })),
  };
}

export function presentChart({ bodies, frame }: Pick<EngineChart, 'bodies' | 'frame'>): z.input<typeof WesternChart> {
  const { ascendant, ...rest } = presentFrame(frame);
  return { ascendant, planets: bodies.map(presentPlanet), ...rest };
}

export const presentAspects = (aspects: readonly EngineAspect[]): z.input<typeof Aspect>[] =>
  aspects.map(({ pointA, pointB, aspect, angleDeg, separationDeg, orbDeg, isApplying }) => ({
    planet_a: westernNameOf(pointA),
    planet_b: westernNameOf(pointB),
    aspect,
    angle: angleDeg,
    separation: rounded(separationDeg),
    orb: rounded(orbDeg),
    is_applying: isApplying,
  }));

export const presentOverlays = (overlays: readonly EngineOverlay[]): z.input<typeof Overlay>[] =>
  overlays.map(({ point, houseNumber }) => ({ name: westernNameOf(point), house: houseNumber }));

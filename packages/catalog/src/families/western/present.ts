import type { HouseFrame } from '@graha/astro-engine/sky/houses';
import { houseNumberOf } from '@graha/astro-engine/sky/houses';
import { spotOf } from '@graha/astro-engine/sky/placements';
import type { Aspect as EngineAspect } from '@graha/astro-engine/western/aspects';
import type { CompositeBody } from '@graha/astro-engine/western/composite';
import { anglesOf, type WesternBody, type WesternChart as EngineChart } from '@graha/astro-engine/western/natal';
import { westernNameOf } from '@graha/astro-engine/western/points';
import type { Overlay as EngineOverlay } from '@graha/astro-engine/western/synastry';
import type { z } from 'zod';
import { presentInSign, rounded } from '../../wire/present-placement.ts';
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

/** Names every member instead of spreading: a chart has thirty places, and a spread takes as long as computing one. */
function presentPlace<Name extends string>(name: Name, longitudeDeg: number, house: number) {
  const { longitude, degree, sign, sign_number, sign_lord } = inSign(longitudeDeg);
  return { name, longitude, degree, sign, sign_number, sign_lord, house };
}

export function presentPlanet(body: WesternBody): z.input<typeof Planet> {
  const { longitude, degree, sign, sign_number, sign_lord } = inSign(body.longitudeDeg);
  return {
    name: westernNameOf(body.point),
    longitude,
    degree,
    sign,
    sign_number,
    sign_lord,
    house: body.houseNumber,
    is_retrograde: body.isRetrograde,
    latitude: rounded(body.latitudeDeg),
    speed: rounded(body.speedDegPerDay),
  };
}

export const presentComposite = ({
  point,
  longitudeDeg,
  houseNumber,
  isAmbiguous,
}: CompositeBody): z.input<typeof CompositePlanet> => ({
  ...presentPlace(westernNameOf(point), longitudeDeg, houseNumber),
  is_retrograde: null,
  is_ambiguous: isAmbiguous,
});

function presentCusp(longitudeDeg: number, house: number): z.input<typeof HouseCusp> {
  const { longitude, degree, sign, sign_number, sign_lord } = inSign(longitudeDeg);
  return { house, longitude, degree, sign, sign_number, sign_lord };
}

type Frame = {
  ascendant: z.input<typeof Ascendant>;
  angles: z.input<typeof Angles>;
  house_cusps: z.input<typeof HouseCusp>[];
};

/**
 * In most systems the first house begins at the ascendant; in the others the ascendant's house is computed as for a
 * planet.
 */
export function presentFrame(frame: HouseFrame): Frame {
  const { ascendant, midheaven, descendant, imumCoeli, vertex, antivertex, eastPoint } = anglesOf(frame);
  return {
    ascendant: presentPlace('Ascendant', ascendant, houseNumberOf(ascendant, frame.cuspsDeg)),
    angles: {
      ascendant: inSign(ascendant),
      midheaven: inSign(midheaven),
      descendant: inSign(descendant),
      imum_coeli: inSign(imumCoeli),
      vertex: inSign(vertex),
      antivertex: inSign(antivertex),
      east_point: inSign(eastPoint),
    },
    house_cusps: frame.cuspsDeg.map((cuspDeg, index) => presentCusp(cuspDeg, index + 1)),
  };
}

export function presentChart({ bodies, frame }: Pick<EngineChart, 'bodies' | 'frame'>): z.input<typeof WesternChart> {
  const { ascendant, angles, house_cusps } = presentFrame(frame);
  return { ascendant, planets: bodies.map(presentPlanet), angles, house_cusps };
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

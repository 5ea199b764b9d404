import type { KpChart, KpCusp as EngineCusp, KpPlanet as EnginePlanet } from '@graha/astro-engine/kp/kp-chart';
import type { KpSpot } from '@graha/astro-engine/kp/lords';
import { aspecting, conjoinedWith, nodeAgents } from '@graha/astro-engine/kp/ruling-planets';
import { houseSignificators, planetSignificance } from '@graha/astro-engine/kp/significators';
import { spotOf } from '@graha/astro-engine/sky/placements';
import { GRAHA_IDS, isPlanet } from '@graha/astro-engine/vocabulary/grahas';
import { signAt } from '@graha/astro-engine/vocabulary/signs';
import type { z } from 'zod';
import { nameOf, presentInNakshatra, presentInSign, presentPlacement, rounded } from '../../wire/present-placement.ts';
import type { KP_CHART, KpCusp, KpPlanet } from './schemas.ts';

const presentKpSpot = ({ lords, subMarginDeg }: KpSpot) => ({
  lords: {
    sign: nameOf(lords.sign),
    star: nameOf(lords.star),
    sub: nameOf(lords.sub),
    sub_sub: nameOf(lords.subSub),
  },
  sub_margin: rounded(subMarginDeg),
});

function presentCusp(chart: KpChart, cusp: EngineCusp): z.input<typeof KpCusp> {
  const spot = spotOf(cusp.longitudeDeg);
  const { a, b, c, d } = houseSignificators(chart, cusp.houseNumber);
  return {
    house: cusp.houseNumber,
    ...presentInSign(spot),
    ...presentInNakshatra(spot),
    ...presentKpSpot(cusp),
    significators: { a: a.map(nameOf), b: b.map(nameOf), c: c.map(nameOf), d: nameOf(d) },
  };
}

function presentPlanet(
  chart: KpChart,
  planet: EnginePlanet,
  graha: (typeof GRAHA_IDS)[number],
): z.input<typeof KpPlanet> {
  const { a, b, c, d } = planetSignificance(chart, graha);
  return {
    placement: presentPlacement(planet),
    ...presentKpSpot(planet),
    significations: { a, b, c: [...c], d: [...d] },
    conjoined_with: conjoinedWith(chart, graha).map(nameOf),
    aspected_by: aspecting(chart, graha).map(nameOf),
    agents: isPlanet(graha)
      ? []
      : nodeAgents(chart, graha).map(({ graha: agent, reason }) => ({ name: nameOf(agent), reason })),
  };
}

export const presentKpChart = (chart: KpChart): z.input<z.ZodObject<typeof KP_CHART>> => ({
  cusps: chart.cusps.map((cusp) => presentCusp(chart, cusp)),
  planets: GRAHA_IDS.map((graha) => presentPlanet(chart, chart.planets[graha], graha)),
  intercepted_signs: chart.interceptedSignIndexes.map((signIndex) => signAt(signIndex).name),
});

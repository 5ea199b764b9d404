import type { SvgElement } from './element.ts';
import { picture, type PictureText } from './picture.ts';
import { degreeMinute, showsRetrograde, signNameOf } from './placed-body.ts';
import { drawAspects, type WheelAspect } from './wheel-aspects.ts';
import { drawBodies, obstaclesOf, type WheelBody } from './wheel-bodies.ts';
import { drawFrame } from './wheel-frame.ts';
import { FORMS, SINGLE, WHEEL_VIEW, type WheelForm } from './wheel-geometry.ts';
import { drawCusps, drawHouseNumbers, drawRim, type HouseFrame } from './wheel-houses.ts';

export type WheelChart = HouseFrame & {
  bodies: readonly WheelBody[];
  aspects: readonly WheelAspect[];
};

export type WheelOptions = PictureText & { form?: WheelForm };

export function wheel(chart: WheelChart, { form = 'full', ...text }: WheelOptions): SvgElement {
  const lettering = FORMS[form];
  const { ascendantDeg } = chart;
  const longitudes = longitudesOf(chart);
  return picture({ ...text, description: describeWheel(chart) }, WHEEL_VIEW, [
    ...drawFrame(ascendantDeg, SINGLE, lettering),
    ...drawCusps(chart, SINGLE, obstaclesOf(chart.bodies, lettering.single)),
    ...drawHouseNumbers(chart, SINGLE, lettering),
    drawAspects(chart.aspects, { fromDeg: longitudes, toDeg: longitudes, ascendantDeg, radius: SINGLE.aspect }),
    ...drawRim(chart, SINGLE, lettering),
    ...drawBodies(chart.bodies, { ascendantDeg, ring: lettering.single, lettering, pointed: true }),
  ]);
}

/** Returns the longitudes of the possible ends of aspects: the bodies, and the two angles. */
export const longitudesOf = (chart: HouseFrame & { bodies: readonly WheelBody[] }): Map<string, number> =>
  new Map([
    ['Ascendant', chart.ascendantDeg],
    ...(chart.midheavenDeg === null ? [] : [['Midheaven', chart.midheavenDeg] as const]),
    ...chart.bodies.map((body) => [body.name, body.longitudeDeg] as const),
  ]);

/** Returns a description: "Sun 25°47′ Cancer. Saturn 4°06′ Aquarius, retrograde." */
export function describeWheel(chart: Pick<WheelChart, 'ascendantDeg' | 'bodies'>): string {
  return [spoken('Ascendant', chart.ascendantDeg, ''), describeBodies(chart.bodies)].join(' ');
}

const spoken = (name: string, longitudeDeg: number, end: string): string =>
  `${name} ${degreeMinute(longitudeDeg % 30)} ${signNameOf(Math.floor(longitudeDeg / 30) + 1)}${end}.`;

export const describeBodies = (bodies: readonly WheelBody[]): string =>
  bodies
    .map((body) => {
      const end = showsRetrograde(body) ? ', retrograde' : '';
      return body.signOnly === true
        ? `${body.name} ${signNameOf(Math.floor(body.longitudeDeg / 30) + 1)}${end}.`
        : spoken(body.name, body.longitudeDeg, end);
    })
    .join(' ');

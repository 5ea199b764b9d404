import { type Aspect, aspectsWithin } from '@graha/astro-engine/western/aspects';
import { movingBodies, westernChart } from '@graha/astro-engine/western/natal';
import type { AspectName } from '@graha/astro-engine/western/orbs';
import { westernNameOf, type WesternPoint } from '@graha/astro-engine/western/points';
import { signAt } from '@graha/astro-engine/vocabulary/signs';
import { spotOf } from '@graha/astro-engine/sky/placements';
import { TOPICS } from '@graha/texts/tables';
import { signKey } from '@graha/texts/vedic-topics';
import { type AspectKind, TEXT_PLANETS, type TextPlanet } from '@graha/texts/western-topics';
import { z } from 'zod';
import { operation } from '../../operation/operation.ts';
import { birthRequest, EXAMPLE_BIRTH, resolveMoment } from '../../request/birth.ts';
import { Metadata } from '../../wire/envelopes.ts';
import { ordinal } from '../../wire/words.ts';
import { ORB_SETTINGS } from '../western/settings/asked-orbs.ts';
import { OWN_WESTERN_SETTINGS, readingOf, westernMetadata } from '../western/settings/reading.ts';
import { type Called, placeText, presentTexts } from './present.ts';
import { Format, TEXTS } from './schemas.ts';

/** Aspects of which the books speak; minor ones have no text. */
const KIND_OF: Readonly<Partial<Record<AspectName, AspectKind>>> = {
  conjunction: 'joined',
  trine: 'flowing',
  sextile: 'flowing',
  square: 'tense',
  opposition: 'tense',
};

const isTextPlanet = (point: WesternPoint): point is TextPlanet => TEXT_PLANETS.some((planet) => planet === point);

function calledByAspect({ pointA, pointB, aspect, orbDeg }: Aspect): Called[] {
  const kind = KIND_OF[aspect];
  const [first, second] = TEXT_PLANETS.filter((planet) => planet === pointA || planet === pointB);
  const key = `${first}-${second}-${kind}`;
  // A wide orb may find an aspect that the planets near the Sun cannot have.
  if (!TOPICS['western-aspect'].names.has(key)) return [];
  const [a, b] = [westernNameOf(pointA), westernNameOf(pointB)];
  return [{ topic: 'western-aspect', key, evidence: `${a} ${aspect} ${b}, ${orbDeg.toFixed(1)}° from exact` }];
}

/** Settings that texts depend on: there is none of a node, of a further point or of a minor aspect. */
const { zodiac, ayanamsa, house_system, orb_profile } = OWN_WESTERN_SETTINGS;
const TEXT_SETTINGS = { zodiac, ayanamsa, house_system, orb_profile };
const FIXED = { node_mode: 'mean', point_set: 'main', aspect_set: ORB_SETTINGS.aspect_set.values[0] } as const;

export const western = operation({
  summary: 'What Western books say of a birth: planets in signs and houses, rulers, and aspects.',
  description:
    'Sentences of our own that restate Ptolemy, Lilly and the authors around 1900 on the ten planets of a Western chart. Uranus, Neptune ' +
    'and Pluto were unknown to the older works; their texts apply the nature of sign and house as the sources name it. ' +
    'Signs, houses and aspects are those of `western/natal` with the same settings.',
  input: birthRequest([], { settings: TEXT_SETTINGS, members: { format: Format } }),
  output: z.strictObject({ ...TEXTS, metadata: Metadata }),
  credits: 3,
  scope: 'western',
  example: EXAMPLE_BIRTH,
  compute: ({ settings: asked, format, ...birth }, sky) => {
    const settings = { ...FIXED, ...asked };
    const reading = readingOf(settings);
    const chart = westernChart(sky, resolveMoment(birth), reading.sky);
    const bodies = chart.bodies.filter(({ point }) => isTextPlanet(point));
    const inSigns = bodies.map(({ point, longitudeDeg }): Called => {
      const spot = spotOf(longitudeDeg);
      const sign = signAt(spot.signIndex);
      const evidence = `${westernNameOf(point)} at ${placeText(spot)}`;
      return { topic: 'western-sign', key: `${point}-${signKey(sign)}`, evidence };
    });
    const inHouses = bodies.map(({ point, houseNumber }): Called => {
      const evidence = `${westernNameOf(point)} in the ${ordinal(houseNumber)} house, ${chart.frame.system}`;
      return { topic: 'western-house', key: `${point}-${houseNumber}`, evidence };
    });
    const rulers = chart.frame.cuspsDeg.flatMap((cuspDeg, index): Called[] => {
      const sign = signAt(spotOf(cuspDeg).signIndex);
      const houseNumber = bodies.find(({ point }) => point === sign.lord)?.houseNumber;
      if (houseNumber === undefined) return []; // Beside a chart of chosen points, which may lack the ruler.
      const [ruled, occupied] = [ordinal(index + 1), ordinal(houseNumber)];
      const evidence = `${sign.name} on the cusp of the ${ruled} house, its ruler ${westernNameOf(sign.lord)} in the ${occupied}`;
      return [{ topic: 'western-ruler', key: `${index + 1}-${houseNumber}`, evidence }];
    });
    const aspects = aspectsWithin(movingBodies(bodies), reading.orbs).flatMap(calledByAspect);
    const { node_mode: _, point_set: __, aspect_set: ___, ...metadata } = westernMetadata(sky, settings, chart);
    return { ...presentTexts([...inSigns, ...inHouses, ...rulers, ...aspects], format), metadata };
  },
});

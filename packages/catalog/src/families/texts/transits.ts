import { isoAt } from '@graha/astro-engine/core/moment';
import { SATURN_PHASES } from '@graha/astro-engine/dosha/sade-sati';
import { placementsAt, type Spot } from '@graha/astro-engine/sky/placements';
import { type Gochara, gocharaOf } from '@graha/astro-engine/transit/gochara';
import { GRAHA_IDS } from '@graha/astro-engine/vocabulary/grahas';
import { saturnPhaseKey } from '@graha/texts/vedic-topics';
import { z } from 'zod';
import { operation } from '../../operation/operation.ts';
import { birthRequest, EXAMPLE_BIRTH } from '../../request/birth.ts';
import { jdUtOfTarget, Target } from '../../request/target.ts';
import { Metadata } from '../../wire/envelopes.ts';
import { nameOf } from '../../wire/present-placement.ts';
import { listing, ordinal } from '../../wire/words.ts';
import { natalChart, vedicSkyOf } from '../vedic-chart.ts';
import { type Called, placeText, presentTexts } from './present.ts';
import { Format, TEXTS } from './schemas.ts';

function calledBy({ graha, houseFromMoon, obstructedBy }: Gochara, at: Spot): Called[] {
  const place = `${nameOf(graha)} at ${placeText(at)}, the ${ordinal(houseFromMoon)} from the natal Moon`;
  const vedha = obstructedBy.length === 0 ? '' : `, obstructed by ${listing(obstructedBy.map(nameOf))} (vedha)`;
  const phase = graha === 'saturn' ? SATURN_PHASES[houseFromMoon] : undefined;
  return [
    { topic: 'transit-from-moon', key: `${graha}-${houseFromMoon}`, evidence: `${place}${vedha}` },
    ...(phase === undefined
      ? []
      : [{ topic: 'saturn-from-moon', key: saturnPhaseKey(phase), evidence: place } as const]),
  ];
}

export const transits = operation({
  summary: 'What the books say of the transits of a moment, counted from the natal Moon.',
  description:
    'The nine grahas at `target` (now if omitted), each with the text of its house from the Moon of birth. A good place may be ' +
    'obstructed by a planet in the place of vedha: `evidence` names it, and the books then withhold the good. During sade sati ' +
    'or a dhaiya, a second text of Saturn has its phase.',
  input: birthRequest(['ayanamsa', 'node_mode'], { members: { target: Target, format: Format } }),
  output: z.strictObject({ ...TEXTS, metadata: Metadata }),
  credits: 2,
  example: { ...EXAMPLE_BIRTH, target: '2026-11-21T12:00:00+05:30' },
  dependsOnNow: 'target',
  compute: ({ target, format, ...birth }, sky) => {
    const { chart, moment, metadata } = natalChart(birth, sky);
    const jdUt = jdUtOfTarget(target);
    const { placements } = placementsAt(sky, GRAHA_IDS, jdUt, vedicSkyOf(birth.settings, moment.place));
    const called = gocharaOf(placements, chart.placements.moon.signIndex).flatMap((row) =>
      calledBy(row, placements[row.graha]),
    );
    return {
      ...presentTexts(called, format),
      metadata: { ...metadata, system: 'texts', as_of: isoAt(jdUt, moment.clock) },
    };
  },
});

import { secondOf } from '@graha/astro-engine/core/moment';
import { chandrashtamasBetween, PEAK_STARS } from '@graha/astro-engine/dosha/chandrashtama';
import { type SaturnTransit, saturnTransits } from '@graha/astro-engine/dosha/sade-sati';
import { moonPassagesOf } from '@graha/astro-engine/sky/moon-passages';
import { signAt } from '@graha/astro-engine/vocabulary/signs';
import { nameOf } from '../../../../wire/present-placement.ts';
import { type FoundEvent, ofBirth } from '../kind.ts';
import type { Natal, Scene } from '../scene.ts';

/** Events counted from the sign of the natal Moon. */

type PhaseKind = 'sade_sati' | 'panoti';
const PHASE_TITLES = { sade_sati: 'Sade sati', panoti: 'Panoti' } as const satisfies Record<PhaseKind, string>;
const CHANDRASHTAMA_HOUSE = 8;

const phaseOf = ({ phase }: SaturnTransit, kind: PhaseKind): string | null =>
  phase?.kind === kind ? phase.name : null;

function phaseEvent(kind: PhaseKind, before: SaturnTransit, transit: SaturnTransit): FoundEvent[] {
  const [old, phase] = [phaseOf(before, kind), phaseOf(transit, kind)];
  const { startJdUt, endJdUt, signIndex, houseNumber, cameInRetrograde } = transit;
  if ((old === null && phase === null) || startJdUt === null) return [];
  const change = phase === null ? 'ends' : old === null ? 'begins' : 'changes';
  return [
    {
      second: secondOf(startJdUt),
      untilSecond: phase === null || endJdUt === null ? null : secondOf(endJdUt),
      title: phase === null ? `${PHASE_TITLES[kind]} ends` : `${PHASE_TITLES[kind]} ${change}: ${phase}`,
      facts: {
        body: nameOf('saturn'),
        change,
        detail: phase ?? old,
        sign: signAt(signIndex).name,
        house: houseNumber,
        is_retrograde: cameInRetrograde,
      },
    },
  ];
}

function saturnPhases(kind: PhaseKind, { ephemeris, asked, window }: Scene, { moonSignIndex }: Natal): FoundEvent[] {
  const { ayanamsa } = asked.settings;
  const transits = saturnTransits(ephemeris, ayanamsa, moonSignIndex, window.fromJdUt, window.untilJdUt);
  return transits.flatMap((transit, index) => {
    const before = transits[index - 1];
    return before === undefined ? [] : phaseEvent(kind, before, transit);
  });
}

/** Begin, phases and end of sade sati; Saturn may leave a phase backwards and come into it again. */
export const sadeSatiPhases = ofBirth((scene, natal) => saturnPhases('sade_sati', scene, natal));

/** Begin and end of Saturn in the fourth and the eighth sign. */
export const panotis = ofBirth((scene, natal) => saturnPhases('panoti', scene, natal));

/** Transits of the Moon through the eighth sign. */
export const chandrashtamas = ofBirth(({ ephemeris, asked, window }, { moonSignIndex, moonStarIndex }) => {
  const natalMoon = { signIndex: moonSignIndex, nakshatraIndex: moonStarIndex };
  const moon = moonPassagesOf(ephemeris, asked.settings.ayanamsa);
  const { transits } = chandrashtamasBetween(moon, natalMoon, window.fromJdUt, window.untilJdUt, PEAK_STARS[0]);
  return transits.map(({ signIndex, startJdUt, endJdUt }) => ({
    second: secondOf(startJdUt),
    untilSecond: secondOf(endJdUt),
    title: 'Chandrashtama begins: the Moon in the eighth sign from the natal Moon',
    facts: { body: nameOf('moon'), change: 'begins', sign: signAt(signIndex).name, house: CHANDRASHTAMA_HOUSE },
  }));
});

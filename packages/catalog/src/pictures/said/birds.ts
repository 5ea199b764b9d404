import type { PakshiChart, PakshiDeed } from '@graha/drawing/pakshi-chart';
import { labelOf } from '../kinds/label-of.ts';
import { sayingOf, sayingOfIds, type Words } from '../saying.ts';

/** Translates the birds, their activities and roles, and the halves of day and month, in a day of pancha pakshi. */
export function saidBirds(chart: PakshiChart, words: Words): PakshiChart {
  const [bird, activity] = [sayingOfIds(words, 'BirdName'), sayingOfIds(words, 'BirdActivityName')];
  const [part, role] = [sayingOfIds(words, 'DayHalfName'), sayingOfIds(words, 'BirdRoleName')];
  const paksha = sayingOf(words, ['PakshaName']);
  const deed = <Deed extends PakshiDeed>(one: Deed): Deed => ({ ...one, says: activity(one.says) });
  const named = <Deed extends PakshiDeed & { bird: string }>(one: Deed): Deed => ({
    ...deed(one),
    bird: bird(one.bird),
  });
  return {
    ...chart,
    bird: chart.bird && bird(chart.bird),
    roles: { adhikara: role(chart.roles.adhikara), padu: role(chart.roles.padu) },
    halves: chart.halves.map((half) => ({
      ...half,
      name: labelOf(part(half.name)),
      paksha: paksha(half.paksha),
      adhikara: bird(half.adhikara),
      padu: bird(half.padu),
      yamas: half.yamas.map((yama) => ({
        ...yama,
        birds: yama.birds.map(named),
        own: yama.own && { ...deed(yama.own), parts: yama.own.parts.map(named) },
      })),
    })),
  };
}

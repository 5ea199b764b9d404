import type { PakshiChart, PakshiDeed } from '@graha/drawing/pakshi-chart';
import type { TermGroup } from '../../languages/term-groups.ts';
import { sayingOf, type Words } from '../saying.ts';

/** Answers name birds and activities by ids, such as `vulture`; a picture writes `Vulture`. */
function sayingOfIds(words: Words, group: TermGroup): (name: string) => string {
  const say = sayingOf(words, [group]);
  return (name) => {
    const id = name.toLowerCase();
    const word = say(id);
    return word === id ? name : word;
  };
}

/** Translates the birds, their activities and the half of the month in a day of pancha pakshi. */
export function saidBirds(chart: PakshiChart, words: Words): PakshiChart {
  const [bird, activity] = [sayingOfIds(words, 'BirdName'), sayingOfIds(words, 'BirdActivityName')];
  const paksha = sayingOf(words, ['PakshaName']);
  const deed = <Deed extends PakshiDeed>(one: Deed): Deed => ({ ...one, says: activity(one.says) });
  const named = <Deed extends PakshiDeed & { bird: string }>(one: Deed): Deed => ({
    ...deed(one),
    bird: bird(one.bird),
  });
  return {
    ...chart,
    bird: chart.bird && bird(chart.bird),
    halves: chart.halves.map((half) => ({
      ...half,
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

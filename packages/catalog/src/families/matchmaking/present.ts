import { type MangalChart, mangliksAgree, severityOf } from '@graha/astro-engine/dosha/manglik';
import { type Ashtakoot, ASHTAKOOT_MAX, KOOTA_NAMES } from '@graha/astro-engine/matching/ashtakoot';
import type { KootaException as EngineException } from '@graha/astro-engine/matching/koota-exceptions';
import type { PoruthamMatch } from '@graha/astro-engine/matching/porutham';
import type { Spot } from '@graha/astro-engine/sky/placements';
import type { z } from 'zod';
import { capitalized, listing } from '../../wire/words.ts';
import { type houseSet, type Judgement, judgedManglik } from '../dosha/manglik.ts';
import { exceptionText, kootaText, tierOf } from './koota-text.ts';
import { poruthamText } from './porutham-text.ts';
import type { KootaException, Kootas, ManglikOfCouple, Poruthams } from './schemas.ts';

const POLICY = 'You decide which score passes.';

/** The kootas in their order of counting, 1 to 8. */
export const presentKootas = ({ kootas }: Ashtakoot, her: Spot, him: Spot): z.input<typeof Kootas> =>
  // Safe: a row for every name, each with the maximum of its schema.
  Object.fromEntries(
    KOOTA_NAMES.map((name) => {
      const { score, max, bride, groom } = kootas[name];
      const shown = { score, max, bride: capitalized(bride), groom: capitalized(groom) };
      return [name, { ...shown, description: kootaText(name, kootas[name], her, him) }];
    }),
  ) as z.input<typeof Kootas>;

export const presentException = (exception: EngineException): z.input<typeof KootaException> => ({
  koota: exception.koota,
  name: exception.name,
  applies: exception.applies,
  description: exceptionText(exception),
});

export function recommendationOf({ totalScore, kootas }: Ashtakoot): string {
  const doshas = (['bhakoot', 'nadi'] as const).filter((name) => kootas[name].score === 0).map(capitalized);
  const warning =
    doshas.length === 0 ? '' : ` ${listing(doshas)} give${doshas.length === 1 ? 's' : ''} nothing: see exceptions.`;
  return `${tierOf(totalScore)}: ${totalScore} of ${ASHTAKOOT_MAX} points.${warning} ${POLICY}`;
}

const presentManglik = ({ manglik }: Judgement) => ({
  is_manglik: manglik.isManglik,
  severity: severityOf(manglik),
  mars_house: manglik.evidence[0]?.houseNumber ?? 1,
});

export function presentMangliks(
  bride: MangalChart,
  groom: MangalChart,
  set: (typeof houseSet.values)[number],
): z.input<typeof ManglikOfCouple> {
  const [her, him] = [judgedManglik(bride, set), judgedManglik(groom, set)];
  const { isSame, agree } = mangliksAgree(her.manglik, him.manglik);
  const both = her.manglik.isManglik ? 'Both are manglik.' : 'Neither is manglik.';
  const one = `Only the ${her.manglik.isManglik ? 'bride' : 'groom'} is manglik`;
  return {
    bride: presentManglik(her),
    groom: presentManglik(him),
    is_compatible: agree,
    description: isSame ? both : agree ? `${one}, but from all references the charts are nearly equal.` : `${one}.`,
  };
}

/** The poruthams in their usual order. */
export const presentPoruthams = (match: PoruthamMatch): z.input<typeof Poruthams> =>
  // Safe: a result for every name.
  Object.fromEntries(
    match.results.map((result) => [
      result.name,
      {
        points: result.points,
        max: 1,
        bride: capitalized(result.bride),
        groom: capitalized(result.groom),
        description: poruthamText(match, result),
      },
    ]),
  ) as z.input<typeof Poruthams>;

export function poruthamVerdict({ verdict, scoreVerdict, totalPoints, results, vetoes }: PoruthamMatch): string {
  const points = `${totalPoints} of ${results.length} points`;
  if (vetoes.length === 0) return `${capitalized(verdict)}: ${points}.`;
  const refused = `${listing(vetoes)} refuse${vetoes.length === 1 ? 's' : ''} the match`;
  return `${capitalized(verdict)}: ${refused}; by points alone ${scoreVerdict}, ${points}.`;
}

export const poruthamRecommendation = (match: PoruthamMatch): string => `${poruthamVerdict(match)} ${POLICY}`;

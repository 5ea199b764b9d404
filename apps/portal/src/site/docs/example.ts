import type { Snippet } from '@graha/catalog/project/snippets/snippets';
import { priceText } from '@graha/catalog/operation/price';
import { catalog } from '@graha/catalog/families/catalog';
import { inputJsonSchema, leavesOf } from '@graha/catalog/wire/json-schema';
import { EXAMPLE_ANSWERS } from '../../generated/example-answers.ts';
import { shownSnippets } from '../../server/shown-snippets.ts';
import { operationOf } from '../../shared/operations.ts';
import { ASKED, type ChartAnswer } from '../../shared/sky.ts';
import { pick } from './json-excerpt.ts';

const ENTRY = catalog.kundali.basic;

/** Names of the settings of the operation, from its own schema. */
export const EXAMPLE_SETTINGS: ReadonlySet<string> = new Set(
  leavesOf(inputJsonSchema(ENTRY.input)).flatMap(({ name }) =>
    name.startsWith('settings.') ? [name.slice('settings.'.length)] : [],
  ),
);

export type ExampleAnswer = { answer: ChartAnswer; creditsWords: string };

/** The engine's answer to the catalogue's example, computed at build time: the same input gives the same answer. */
export const EXAMPLE: ExampleAnswer = {
  answer: ASKED.chart.output.parse(EXAMPLE_ANSWERS['kundaliBasic']),
  creditsWords: priceText(ENTRY),
};

export function exampleSnippets(): Snippet[] {
  const operation = operationOf('kundali/basic');
  return operation === null ? [] : shownSnippets(operation, ['lagna', 'sign']);
}

/** Returns the members that a newcomer reads first. */
export const exampleExcerpt = (answer: ChartAnswer): Record<string, unknown> => ({
  lagna: pick(answer.lagna, ['sign', 'degree', 'nakshatra', 'pada']),
  planets: answer.planets.map((planet) =>
    pick(planet, ['name', 'sign', 'longitude', 'house', 'is_retrograde', 'nakshatra', 'pada']),
  ),
  metadata: answer.metadata,
});

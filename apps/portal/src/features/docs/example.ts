import { catalog } from '@graha/catalog/catalog';
import { inputJsonSchema, leavesOf } from '@graha/catalog/json-schema';
import { callApi, shownApiUrl } from '../landing/call-api.ts';
import { askAgainSoon } from '../landing/read-sky.ts';
import { ASKED, type ChartAnswer } from '../landing/sky.ts';
import stored from '../landing/stored-sky.fixture.json' with { type: 'json' };
import { pick } from './json-excerpt.ts';
import { snippetsOf, type Snippet } from './snippets.ts';

const ENTRY = catalog.kundali.basic;

/** Names of the settings that the operation takes, from its own schema. */
export const EXAMPLE_SETTINGS: ReadonlySet<string> = new Set(
  leavesOf(inputJsonSchema(ENTRY.input)).flatMap(({ name }) =>
    name.startsWith('settings.') ? [name.slice('settings.'.length)] : [],
  ),
);

export type ExampleAnswer = { answer: ChartAnswer; creditsWords: string };

/** What the API says to the catalogue's own example; the same input gives the same answer, so a stored one stands in. */
export async function readExample(): Promise<ExampleAnswer> {
  const reply = await callApi(ASKED.chart.path, ENTRY.example);
  const parsed = ASKED.chart.output.safeParse(reply?.body);
  if (!parsed.success) await askAgainSoon();
  return {
    answer: parsed.success ? parsed.data : ASKED.chart.output.parse(stored.example),
    creditsWords: `${ENTRY.credits} credit`,
  };
}

export const exampleSnippets = (): Snippet[] =>
  snippetsOf({ url: `${shownApiUrl()}${ASKED.chart.path}`, body: ENTRY.example, prints: ['lagna', 'sign'] });

/** The members that a newcomer reads first. */
export const exampleExcerpt = (answer: ChartAnswer): Record<string, unknown> => ({
  lagna: pick(answer.lagna, ['sign', 'degree', 'nakshatra', 'pada']),
  planets: answer.planets.map((planet) =>
    pick(planet, ['name', 'sign', 'longitude', 'house', 'is_retrograde', 'nakshatra', 'pada']),
  ),
  metadata: answer.metadata,
});

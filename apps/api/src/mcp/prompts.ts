import type { GetPromptResult, Prompt } from '@modelcontextprotocol/server';

type Row = Prompt & { text(values: Readonly<Record<string, string>>): string };

const argument = (name: string, description: string) => ({ name, description, required: true });
const PLACE = argument('place', 'City and country, or latitude, longitude and IANA zone.');

const PROMPTS: readonly Row[] = [
  {
    name: 'read_birth_chart',
    title: 'Read a birth chart',
    description: 'Computes a birth chart and explains it in plain words.',
    arguments: [argument('birth', 'Date and time of birth by the local clock.'), PLACE],
    text: ({ birth, place }) =>
      `Compute the birth chart of ${birth}, ${place} with the tool birth_chart. Explain the ascendant, the Moon and the strongest placements in plain words. Name the ayanamsa, and do not state events as certain.`,
  },
  {
    name: 'plan_today',
    title: 'Plan today by the panchang',
    description: 'Reads the panchang of today at a place and lists good and bad times.',
    arguments: [PLACE],
    text: ({ place }) =>
      `Read the panchang of today at ${place} with the tool panchang_today, then call panchang/good-bad-times with call_operation. List the limbs of the day with their ends, then good and bad times in a table of local times.`,
  },
  {
    name: 'compare_two_people',
    title: 'Compare two people',
    description: 'Matches two births and explains every point.',
    arguments: [argument('bride', 'Birth: date, time, place.'), argument('groom', 'Birth: date, time, place.')],
    text: ({ bride, groom }) =>
      `Match bride (${bride}) and groom (${groom}) with the tool match_two_people. Explain each koota with its points, then the sum, and which rules could cancel what is low.`,
  },
];

export const listPrompts = (): Prompt[] => PROMPTS.map(({ text: _text, ...prompt }) => prompt);

/** @returns null if no prompt has this name */
export function promptOf(name: string, values: Readonly<Record<string, string>> = {}): GetPromptResult | null {
  const row = PROMPTS.find((one) => one.name === name);
  if (!row) return null;
  const known = Object.fromEntries(
    (row.arguments ?? []).map((one) => [one.name, values[one.name] ?? `(ask for ${one.name})`]),
  );
  return { messages: [{ role: 'user', content: { type: 'text', text: row.text(known) } }] };
}

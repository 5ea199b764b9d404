import { z } from 'zod';

const namesIn = (text: string): string[] => text.split(',').map((name) => name.trim());

/** The names in a text that `nameList` accepts, without duplicates, in the order of the values. */
export function chosenOf<Name extends string>(text: string | undefined, values: readonly Name[]): Name[] {
  const chosen = text === undefined ? null : new Set(namesIn(text));
  return chosen === null ? [] : values.filter((name) => chosen.has(name));
}

/** Names separated by commas in one text, so that a query can have them too. */
export const nameList = (values: readonly string[], words: { title: string; description: string }) => {
  const known: ReadonlySet<string> = new Set(values);
  return z
    .string()
    .max(500)
    .refine((text) => namesIn(text).every((name) => known.has(name)), {
      error: () => `must be names with commas between them, of ${values.join(', ')}`,
    })
    .meta({ ...words, description: `${words.description} Separated by commas: ${values.join(', ')}.` });
};

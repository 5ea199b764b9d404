import { z } from 'zod';

const namesIn = (text: string): string[] => text.split(',').map((name) => name.trim());

/** The names in a text that `nameList` accepts, without duplicates, in the order of the values. */
export function chosenOf<Name extends string>(text: string | undefined, values: readonly Name[]): Name[] {
  const chosen = text === undefined ? null : new Set(namesIn(text));
  return chosen === null ? [] : values.filter((name) => chosen.has(name));
}

const CHARACTERS_MAX = 500;

/**
 * Names separated by commas in one text, so that a query can have them too.
 * @param charactersMax more than all names with a comma and a space between them
 */
export const nameList = (
  values: readonly string[],
  words: { title: string; description: string },
  charactersMax = CHARACTERS_MAX,
) => {
  const known: ReadonlySet<string> = new Set(values);
  return z
    .string()
    .max(charactersMax)
    .refine((text) => namesIn(text).every((name) => known.has(name)), {
      error: () => `must be names with commas between them, of ${values.join(', ')}`,
    })
    .meta({ ...words, description: `${words.description} Separated by commas: ${values.join(', ')}.` });
};

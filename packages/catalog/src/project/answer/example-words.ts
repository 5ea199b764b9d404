/** Values of one member, over the elements of the lists around it. */
export type Shown = readonly unknown[];

const LENGTH_MAX = 48;

/**
 * Returns the first value other than null, or else null, as JSON shortened to 48 characters; undefined without values.
 */
export function exampleWords(values: Shown): string | undefined {
  const value = values.find((one) => one !== null) ?? values[0];
  if (value === undefined) return undefined;
  if (typeof value === 'string') return shortened(value);
  return shortened(JSON.stringify(value));
}

const shortened = (text: string): string => (text.length > LENGTH_MAX ? `${text.slice(0, LENGTH_MAX - 1)}…` : text);

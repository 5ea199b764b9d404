import type { FormField, FormGroup } from '@graha/catalog/project/form';

/** Texts of the fields, by their names in a query: `year`, `settings.ayanamsa`, `bride.year`. */
export type Values = Readonly<Record<string, string>>;

export const fieldsOf = (groups: readonly FormGroup[]): FormField[] => groups.flatMap(({ fields }) => fields);

/** Returns the examples of fields. A field without one stays empty, so that the API uses its default. */
export function exampleValues(groups: readonly FormGroup[]): Values {
  const filled = fieldsOf(groups).filter(({ example }) => example !== undefined);
  return Object.fromEntries(filled.map(({ name, example }) => [name, String(example)]));
}

const NUMERIC = /^[-+]?(\d+(\.\d*)?|\.\d+)$/;

/** Converts a text to the type of its field. A text that does not fit is sent as typed, so that the API describes the error. */
function typed({ type, options }: FormField, text: string): string | number | boolean {
  if (type === 'boolean') return text === 'true' || (text === 'false' ? false : text);
  if (type === 'choice') return options?.find((option) => String(option) === text) ?? text;
  const isNumber = ['integer', 'number', 'number_or_text'].includes(type);
  return isNumber && NUMERIC.test(text.trim()) ? Number(text) : text;
}

type Input = { [name: string]: unknown };

/** Puts a value at a dotted name: `shown.dasha.lord` is a member of a member. */
function put(input: Input, [name = '', ...inner]: readonly string[], value: unknown): void {
  if (inner.length === 0) input[name] = value;
  // Safe: no field has the name of a group, so a value at the name is an object that this function made.
  else put((input[name] ??= {}) as Input, inner, value);
}

/** Returns the body of the request, in the order of the fields. Empty fields are left out. */
export function inputOf(groups: readonly FormGroup[], values: Values): Record<string, unknown> {
  const input: Input = {};
  for (const field of fieldsOf(groups)) {
    const text = values[field.name] ?? '';
    if (text.trim() !== '') put(input, field.name.split('.'), typed(field, text));
  }
  return input;
}

/** Converts an input to values of a form: nested members get dotted names; arrays and nulls are left out. */
export function valuesOf(input: unknown, prefix = ''): Record<string, string> {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return {};
  return Object.fromEntries(
    Object.entries(input).flatMap(([key, value]): [string, string][] => {
      const name = prefix + key;
      if (typeof value === 'object') return Object.entries(valuesOf(value, `${name}.`));
      return value === undefined ? [] : [[name, String(value)]];
    }),
  );
}

/** Keeps the values that have a field in the form, and returns the names of the others. */
export function knownValues(groups: readonly FormGroup[], values: Values): { known: Values; unknown: string[] } {
  const names = new Set(fieldsOf(groups).map(({ name }) => name));
  const entries = Object.entries(values);
  return {
    known: Object.fromEntries(entries.filter(([name]) => names.has(name))),
    unknown: entries.map(([name]) => name).filter((name) => !names.has(name)),
  };
}

import type { FormField, FormGroup } from '@graha/catalog/project/form';

/** What stands in the fields, by the names that a query would use: `year`, `settings.ayanamsa`, `bride.year`. */
export type Values = Readonly<Record<string, string>>;

export const fieldsOf = (groups: readonly FormGroup[]): FormField[] => groups.flatMap(({ fields }) => fields);

/** A field that is not filled has no value: the API then takes its own default. */
export function exampleValues(groups: readonly FormGroup[]): Values {
  const filled = fieldsOf(groups).filter(({ example }) => example !== undefined);
  return Object.fromEntries(filled.map(({ name, example }) => [name, String(example)]));
}

const NUMERIC = /^[-+]?(\d+(\.\d*)?|\.\d+)$/;

/** A value that does not fit its field is sent as typed, so that the API describes the error. */
function typed({ type, options }: FormField, text: string): string | number | boolean {
  if (type === 'boolean') return text === 'true' || (text === 'false' ? false : text);
  if (type === 'choice') return options?.find((option) => String(option) === text) ?? text;
  const isNumber = ['integer', 'number', 'number_or_text'].includes(type);
  return isNumber && NUMERIC.test(text.trim()) ? Number(text) : text;
}

/** The body of the request, in the order of the fields; what is empty is left out. */
export function inputOf(groups: readonly FormGroup[], values: Values): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  for (const { name: group, fields } of groups) {
    const members = fields.flatMap((field): [string, unknown][] => {
      const text = values[field.name] ?? '';
      if (text.trim() === '') return [];
      return [[field.name.slice(group === '' ? 0 : group.length + 1), typed(field, text)]];
    });
    if (group === '') Object.assign(input, Object.fromEntries(members));
    else if (members.length > 0) input[group] = Object.fromEntries(members);
  }
  return input;
}

/** Values of an input, for a form: nested members by dotted names; what is no single value is left out. */
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

/** Only what the form has a field for. */
export function knownValues(groups: readonly FormGroup[], values: Values): { known: Values; unknown: string[] } {
  const names = new Set(fieldsOf(groups).map(({ name }) => name));
  const entries = Object.entries(values);
  return {
    known: Object.fromEntries(entries.filter(([name]) => names.has(name))),
    unknown: entries.map(([name]) => name).filter((name) => !names.has(name)),
  };
}

import type { FormField } from '@graha/catalog/form';

const TYPES: Readonly<Record<FormField['type'], string>> = {
  integer: 'whole number',
  number: 'number',
  number_or_text: 'number or text',
  text: 'text',
  date: 'date, YYYY-MM-DD',
  datetime: 'instant with offset, ISO 8601',
  boolean: 'true or false',
  choice: 'one of',
};

/** `whole number, 1801 to 2398`, `number, −90 to 90 °`. */
export function typeWords({ type, min, max, maxLength, unit, options }: FormField): string {
  if (type === 'choice' && options?.length === 1) return 'always';
  const range = min === undefined || max === undefined ? null : `${minus(min)} to ${minus(max)}`;
  const measured = [range, unit].filter((word) => word !== null && word !== undefined).join(' ');
  const length = maxLength === undefined || type === 'choice' ? '' : `at most ${maxLength} characters`;
  return [TYPES[type], measured, length].filter((word) => word !== '').join(', ');
}

/** As it is written in JSON. */
export const defaultWords = (field: FormField): string | null =>
  field.default === undefined ? null : JSON.stringify(field.default);

const minus = (value: number): string => String(value).replace('-', '−');

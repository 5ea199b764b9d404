import type { FormField } from '@graha/catalog/project/form';
import { type FieldRow, FieldRows } from './field-rows.tsx';
import type { FieldTable, RequestField } from './request-fields.ts';

export function FieldList({ table }: { table: FieldTable }) {
  const title = table.groups.length > 1 ? `${table.groups.join(' and ')}, each` : (table.groups[0] ?? '');
  return (
    <section aria-label={title || 'Members of the request'}>
      {title === '' ? null : <h3 className="mb-2 font-mono text-small text-text">{title}</h3>}
      <FieldRows rows={table.fields.map(rowOf)} />
    </section>
  );
}

function rowOf(field: RequestField): FieldRow {
  const initial = defaultWords(field);
  return {
    name: field.member,
    notes: [
      ...(field.required ? [field.instead === undefined ? 'required' : `required, or ${field.instead}`] : []),
      ...(field.aliases.length > 0 ? [`also ${field.aliases.join(', ')}`] : []),
    ],
    type: typeWords(field),
    ...(field.options === undefined ? {} : { options: field.options }),
    ...(initial === null ? {} : { initial }),
    text: field.description ?? '',
  };
}

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

/** `whole number, 601 to 2398`, `number, −90 to 90 °`. */
export function typeWords({ type, min, max, maxLength, unit, options }: FormField): string {
  if (type === 'choice' && options?.length === 1) return 'always';
  const range = min === undefined || max === undefined ? null : `${minus(min)} to ${minus(max)}`;
  const measured = [range, unit].filter((word) => word !== null && word !== undefined).join(' ');
  const length = maxLength === undefined || type === 'choice' ? '' : `at most ${maxLength} characters`;
  return [TYPES[type], measured, length].filter((word) => word !== '').join(', ');
}

/** Returns the default as JSON. */
export const defaultWords = (field: FormField): string | null =>
  field.default === undefined ? null : JSON.stringify(field.default);

const minus = (value: number): string => String(value).replace('-', '−');

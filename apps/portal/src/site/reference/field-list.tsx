import { Card, CardHeader } from '@graha/ui/card.tsx';
import type { FormField } from '@graha/catalog/project/form';
import { InlineCode } from '../docs/article.tsx';
import { Inline } from '../docs/written-article.tsx';
import type { FieldTable, RequestField } from './request-fields.ts';

export function FieldList({ table }: { table: FieldTable }) {
  const title =
    table.groups.length > 1
      ? `${table.groups.join(' and ')}, each`
      : (table.groups[0] ?? '') || 'Members of the request';
  const id = `fields-${table.groups.join('-')}`;
  return (
    <Card aria-labelledby={id} className="overflow-hidden text-base text-text">
      <CardHeader level={3} id={id} title={title} />
      <dl className="divide-y divide-line">
        {table.fields.map((field) => (
          <div
            key={field.name}
            className="grid gap-x-4 gap-y-1 px-4 py-3 text-small sm:grid-cols-[11.5rem_minmax(0,1fr)] sm:px-5"
          >
            <dt className="flex flex-wrap items-baseline gap-x-2.5 sm:block">
              <span className="font-mono text-micro break-words">{field.member}</span>
              <FieldNotes field={field} />
            </dt>
            <dd className="text-text-2">
              <FieldMeaning field={field} />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function FieldNotes({ field }: { field: RequestField }) {
  const notes = [
    ...(field.required ? [field.instead === undefined ? 'required' : `required, or ${field.instead}`] : []),
    ...(field.aliases.length > 0 ? [`also ${field.aliases.join(', ')}`] : []),
  ];
  return notes.map((note) => (
    <span key={note} className="text-micro text-text-3 sm:block">
      {note}
    </span>
  ));
}

function FieldMeaning({ field }: { field: RequestField }) {
  const initial = defaultWords(field);
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-1.5 gap-y-1 text-micro text-text-3">
        {typeWords(field)}
        {field.options?.map((option) => (
          <InlineCode key={option}>{option}</InlineCode>
        ))}
        {initial === null ? null : (
          <span className="whitespace-nowrap">
            default <InlineCode>{initial}</InlineCode>
          </span>
        )}
      </p>
      {field.description ? (
        <p className="mt-1">
          <Inline text={field.description} />
        </p>
      ) : null}
    </>
  );
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

/** `whole number, 676 to 2398`, `number, −90 to 90 °`. */
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

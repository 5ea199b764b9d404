import { Card, CardHeader } from '@graha/ui/card.tsx';
import { InlineCode } from '../docs/article.tsx';
import { Inline } from '../docs/written-article.tsx';
import { defaultWords, typeWords } from './field-words.ts';
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
    ...(field.required ? ['required'] : []),
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

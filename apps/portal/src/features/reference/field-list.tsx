import { Card, CardHeader } from '../../ui/card.tsx';
import { RowHeader, Table, Td, Th, Tr } from '../../ui/table.tsx';
import { InlineCode } from '../docs/article.tsx';
import { defaultWords, typeWords } from './field-words.ts';
import type { FieldTable, RequestField } from './request-fields.ts';
import { REFERENCE } from './text.ts';

export function FieldList({ table }: { table: FieldTable }) {
  const title = REFERENCE.groupTitle(table.groups);
  const id = `fields-${table.groups.join('-')}`;
  return (
    <Card aria-labelledby={id} className="overflow-hidden text-base text-text">
      <CardHeader level={3} id={id} title={title} />
      <Table>
        <thead>
          <tr>
            <Th className="w-52">Field</Th>
            <Th>Value and meaning</Th>
          </tr>
        </thead>
        <tbody>
          {table.fields.map((field) => (
            <Tr key={field.name}>
              <RowHeader className="align-top! font-mono text-micro! font-normal!">
                {field.member}
                {field.required ? (
                  <span className="mt-0.5 block font-sans text-text-3">{REFERENCE.required}</span>
                ) : null}
                {field.aliases.length > 0 ? (
                  <span className="mt-0.5 block font-sans text-text-3">{REFERENCE.also(field.aliases.join(', '))}</span>
                ) : null}
              </RowHeader>
              <Td className="align-top! text-text-2">
                <FieldMeaning field={field} />
              </Td>
            </Tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );
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
            {REFERENCE.defaultIs} <InlineCode>{initial}</InlineCode>
          </span>
        )}
      </p>
      {field.description ? <p className="mt-1">{field.description}</p> : null}
    </>
  );
}

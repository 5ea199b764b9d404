'use client';

import type { FormField, FormGroup } from '@graha/catalog/project/form';
import { cn } from '@graha/ui/cn.ts';
import { Field, FieldError } from '@graha/ui/field.tsx';
import { Input, TextField } from '@graha/ui/input.tsx';
import { FieldControl } from './field-control.tsx';
import { PlaceField } from './place-field.tsx';
import { StoredBirthButton } from './stored-birth.tsx';
import type { Draft } from './use-draft.ts';
import { ZoneNote } from './zone-note.tsx';

export type Errors = Readonly<Record<string, string>>;
export type GroupProps = {
  group: FormGroup;
  draft: Draft;
  errors: Errors;
  dependsOnNow: string | null;
  /** True if a birth may be one that the workspace stores. */
  mayBeStored?: boolean;
};

type Short = { key: string; label?: string; unit?: string };

/** Rows of a birth, in the order in which people know them. Labels are the API's member names. */
const ROWS: readonly (readonly Short[])[] = [
  [{ key: 'latitude', unit: '°N' }, { key: 'longitude', unit: '°E' }],
  [{ key: 'year' }, { key: 'month' }, { key: 'date' }],
  [{ key: 'hours' }, { key: 'minutes' }, { key: 'seconds' }],
]; // prettier-ignore

const keyOf = ({ name }: FormField): string => name.slice(name.lastIndexOf('.') + 1);

/** The fields of one group: place and time, then the other fields of the operation. */
export function GroupFields({ group, draft, errors, dependsOnNow, mayBeStored = false }: GroupProps) {
  const fields = new Map(group.fields.map((field) => [keyOf(field), field]));
  const hasPlace = fields.has('latitude') && fields.has('timezone');
  const hasClock = fields.has('month') && fields.has('hours');
  const used = new Set(hasPlace ? ['latitude', 'longitude', 'timezone', 'fold'] : []);
  if (hasClock) for (const { key } of ROWS.slice(1).flat()) used.add(key);
  return (
    <div className="grid gap-4">
      {mayBeStored && hasPlace && hasClock ? <StoredBirthButton group={group} draft={draft} /> : null}
      {hasPlace ? <PlaceField group={group.name} draft={draft} fields={fields} /> : null}
      {ROWS.filter((row) => row.every(({ key }) => used.has(key))).map((row) => (
        <ShortRow key={row[0]?.key} row={row} {...{ fields, draft, errors }} />
      ))}
      {hasPlace ? <ZoneField {...{ fields, draft, errors }} group={group.name} hasClock={hasClock} /> : null}
      {group.fields
        .filter((field) => !used.has(keyOf(field)))
        .map((field) => (
          <FieldControl
            key={field.name}
            field={field}
            value={draft.values[field.name] ?? ''}
            error={errors[field.name]}
            meansNow={field.name === dependsOnNow}
            onChange={(value) => draft.set({ [field.name]: value })}
          />
        ))}
    </div>
  );
}

type RowProps = { fields: ReadonlyMap<string, FormField>; draft: Draft; errors: Errors };

/** Two or three numbers side by side. Their error is below the row, because a sentence needs the space. */
function ShortRow({ row, fields, draft, errors }: RowProps & { row: readonly Short[] }) {
  const shown = row.flatMap(({ key, unit }) => {
    const field = fields.get(key);
    return field === undefined ? [] : [{ field, unit }];
  });
  const isPlace = shown.some(({ field }) => keyOf(field) === 'latitude');
  return (
    <div className="grid gap-1.5">
      <div className={cn('grid items-start gap-3', shown.length === 2 ? 'grid-cols-2' : 'grid-cols-3')}>
        {shown.map(({ field, unit }) => (
          <Field key={field.name} label={field.label}>
            {(control) => (
              <Input
                {...control}
                aria-invalid={errors[field.name] === undefined ? undefined : true}
                aria-describedby={errors[field.name] === undefined ? undefined : errorId(field)}
                title={field.description}
                name={field.name}
                value={draft.values[field.name] ?? ''}
                numeric
                trailing={unit}
                placeholder={field.default === undefined ? undefined : String(field.default)}
                aria-required={field.required}
                onChange={({ currentTarget }) =>
                  draft.set({ [field.name]: currentTarget.value }, isPlace ? { [groupOf(field)]: null } : {})
                }
              />
            )}
          </Field>
        ))}
      </div>
      {shown.map(({ field }) =>
        errors[field.name] === undefined ? null : (
          <FieldError key={field.name} id={errorId(field)}>
            {errors[field.name]}
          </FieldError>
        ),
      )}
    </div>
  );
}

const errorId = ({ name }: FormField): string => `error-${name}`;

const groupOf = ({ name }: FormField): string => name.slice(0, Math.max(0, name.lastIndexOf('.')));

function ZoneField({ group, fields, draft, errors, hasClock }: RowProps & { group: string; hasClock: boolean }) {
  const field = fields.get('timezone');
  if (field === undefined) return null;
  const prefix = group === '' ? '' : `${group}.`;
  return (
    <div className="grid gap-2">
      <TextField
        label={field.label}
        title={field.description}
        error={errors[field.name]}
        name={field.name}
        value={draft.values[field.name] ?? ''}
        maxLength={field.maxLength}
        autoComplete="off"
        spellCheck={false}
        aria-required={field.required}
        onChange={({ currentTarget }) => draft.set({ [field.name]: currentTarget.value, [`${prefix}fold`]: '' })}
      />
      {hasClock ? <ZoneNote prefix={prefix} draft={draft} error={errors[`${prefix}fold`]} /> : null}
    </div>
  );
}

import { count } from '@graha/domain/core/format';
import type { Limit } from '@graha/domain/keys/limits';
import { Field } from '@graha/ui/field.tsx';
import { TextField, Textarea } from '@graha/ui/input.tsx';

export type LimitFieldProps = { row: Limit; problem: string | undefined; value: unknown };

/** A limit of the kinds `list` and `amount` as a field of a form that `readLimits` reads. */
export const LimitField = ({ row, problem, value }: LimitFieldProps) =>
  row.kind === 'list' ? (
    <Field label={row.label} hint={row.hint} error={problem} optional={'none' in row}>
      {(control) => (
        <Textarea
          {...control}
          name={row.name}
          defaultValue={Array.isArray(value) ? value.join('\n') : ''}
          rows={3}
          spellCheck={false}
          autoComplete="off"
          className="font-mono"
          required={!('none' in row)}
        />
      )}
    </Field>
  ) : (
    <TextField
      name={row.name}
      label={row.label}
      hint={row.hint}
      error={problem}
      defaultValue={typeof value === 'number' ? count(value) : ''}
      trailing={row.unit?.[1]}
      numeric
      optional={'none' in row}
      required={!('none' in row)}
    />
  );

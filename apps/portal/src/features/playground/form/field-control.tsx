'use client';

import type { FormField } from '@graha/catalog/project/form';
import { Field } from '@graha/ui/field.tsx';
import { Select, TextField } from '@graha/ui/input.tsx';
import { CodedText } from '../../../shared/coded-text.tsx';
import { optionWords } from './option-words.ts';

export type FieldControlProps = {
  field: FormField;
  value: string;
  error: string | undefined;
  /** True if an empty field means now: the API fills it. */
  meansNow?: boolean;
  onChange: (value: string) => void;
};

/** One field of an operation, as its schema describes it. */
export function FieldControl(props: FieldControlProps) {
  const { type } = props.field;
  return type === 'choice' || type === 'boolean' ? <Choice {...props} /> : <Typed {...props} />;
}

function Choice({ field, value, error, onChange }: FieldControlProps) {
  const label = (option: string | number | boolean): string =>
    typeof option === 'boolean' ? (option ? 'Yes' : 'No') : optionWords(option);
  const own = field.type === 'boolean' ? [true, false] : (field.options ?? []);
  const unset = field.default === undefined ? 'Not set' : `${label(field.default)}, default`;
  const options = [
    ...(field.required ? [] : [{ value: '', label: unset }]),
    ...own
      .filter((option) => field.required || option !== field.default)
      .map((option) => ({ value: String(option), label: label(option) })),
    // A value from a link or from pasted text stays visible, even if the API will refuse it.
    ...(value === '' || own.some((option) => String(option) === value) ? [] : [{ value, label: value }]),
  ];
  return (
    <Field label={field.label} hint={hintOf(field.description)} error={error}>
      {(control) => (
        <Select
          {...control}
          name={field.name}
          value={value === String(field.default) && !field.required ? '' : value}
          options={options}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
    </Field>
  );
}

const hintOf = (text: string | undefined) => (text ? <CodedText>{text}</CodedText> : undefined);

const PLACEHOLDERS: Readonly<Record<string, string>> = { date: 'YYYY-MM-DD', datetime: 'YYYY-MM-DDThh:mm:ssZ' };

function Typed({ field, value, error, meansNow = false, onChange }: FieldControlProps) {
  const numeric = field.type === 'integer' || field.type === 'number';
  const hint = [field.description, meansNow ? 'Empty means now.' : ''].filter(Boolean).join(' ');
  const preset = field.default === undefined ? undefined : String(field.default);
  return (
    <TextField
      label={field.label}
      hint={hintOf(hint)}
      error={error}
      name={field.name}
      value={value}
      numeric={numeric}
      mono={field.type !== 'text'}
      maxLength={field.maxLength}
      placeholder={preset ?? PLACEHOLDERS[field.type]}
      trailing={field.unit}
      optional={!field.required}
      autoComplete="off"
      spellCheck={false}
      required={field.required}
      aria-required={field.required}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      {...(meansNow ? { aside: <NowButton type={field.type} onNow={onChange} /> } : {})}
    />
  );
}

function NowButton({ type, onNow }: { type: FormField['type']; onNow: (value: string) => void }) {
  const now = () => new Date().toISOString().slice(0, type === 'date' ? 10 : 19) + (type === 'date' ? '' : 'Z');
  return (
    <button type="button" className="link text-micro" onClick={() => onNow(now())}>
      Now
    </button>
  );
}

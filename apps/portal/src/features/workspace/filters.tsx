'use client';

import { Search } from 'lucide-react';
import { useState } from 'react';
import { cn } from '../../ui/cn.ts';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';

export type ChoiceFilterProps = {
  label: string;
  /** What stands where nothing is chosen. */
  any: string;
  value: string | undefined;
  options: readonly { value: string; label: string }[];
  onChange: (value: string | undefined) => void;
  /** Its width on a desk. */
  className?: string;
};

export const ChoiceFilter = ({ label, any, value, options, onChange, className = 'sm:w-52' }: ChoiceFilterProps) => (
  <Select
    aria-label={label}
    value={value ?? ''}
    options={[{ value: '', label: any }, ...options]}
    onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}
    className={cn('max-sm:w-full', className)}
  />
);

export type DayFilterProps = { label: string; value: string | undefined; onChange: (day: string | undefined) => void };

export const DayFilter = ({ label, value, onChange }: DayFilterProps) => (
  <label className="flex items-center gap-2 text-small text-text-2">
    <span className="max-sm:w-10">{label}</span>
    <Input
      type="date"
      value={value ?? ''}
      onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}
      className="min-w-36 sm:w-40"
    />
  </label>
);

export type SearchFilterProps = {
  label: string;
  value: string | undefined;
  onChange: (text: string | undefined) => void;
};

/** Looks when Enter is pressed or the field is left: a half of an id finds nothing. */
export function SearchFilter({ label, value, onChange }: SearchFilterProps) {
  const [text, setText] = useState(value ?? '');
  const [shown, setShown] = useState(value);
  if (shown !== value) {
    setShown(value);
    setText(value ?? ''); // Something else on the page has searched.
  }
  const look = () => onChange(text.trim() === '' ? undefined : text.trim());
  return (
    <search className="max-sm:w-full sm:w-80">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          look();
        }}
      >
        <Input
          mono
          type="search"
          aria-label={label}
          placeholder={label}
          leading={<Search aria-hidden="true" />}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          onBlur={look}
        />
      </form>
    </search>
  );
}

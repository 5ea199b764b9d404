'use client';

import { Search } from 'lucide-react';
import { useState } from 'react';
import { cn } from '@graha/ui/cn.ts';
import { Input, Select } from '@graha/ui/input.tsx';

type ChoiceFilterProps = {
  label: string;
  /** The label if nothing is selected. */
  any: string;
  value: string | undefined;
  options: readonly { value: string; label: string }[];
  onChange: (value: string | undefined) => void;
  /** The width on a wide screen. */
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

type DayFilterProps = { label: string; value: string | undefined; onChange: (day: string | undefined) => void };

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

type SearchFilterProps = {
  label: string;
  value: string | undefined;
  onChange: (text: string | undefined) => void;
};

/** Searches when Enter is pressed or the field is left, because a part of an id finds nothing. */
export function SearchFilter({ label, value, onChange }: SearchFilterProps) {
  const [text, setText] = useState(value ?? '');
  const [shown, setShown] = useState(value);
  if (shown !== value) {
    setShown(value);
    setText(value ?? ''); // The value changed elsewhere on the page.
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

'use client';

import { Search } from '@graha/ui/icons/actions.tsx';
import { useState } from 'react';
import { count } from '@graha/domain/core/format';
import { Button } from '@graha/ui/button.tsx';
import { cn } from '@graha/ui/cn.ts';
import { EmptyState } from '@graha/ui/empty-state.tsx';
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

/** On a phone two short filters share a row. */
const ON_PHONE = 'max-sm:max-w-full max-sm:flex-auto';

export const ChoiceFilter = ({ label, any, value, options, onChange, className = 'sm:w-52' }: ChoiceFilterProps) => (
  <Select
    aria-label={label}
    value={value ?? ''}
    options={[{ value: '', label: any }, ...options]}
    onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}
    className={cn(ON_PHONE, className)}
  />
);

type SortFilterProps<Sort extends string> = {
  value: Sort | undefined;
  /** The first option is the default order. */
  options: readonly [{ value: Sort; label: string }, ...{ value: Sort; label: string }[]];
  onChange: (sort: string | undefined) => void;
  /** The width on a wide screen. */
  className: string;
};

export const SortFilter = <Sort extends string>({ value, options, onChange, className }: SortFilterProps<Sort>) => (
  <Select
    aria-label="Sort by"
    value={value ?? options[0].value}
    options={options}
    onChange={({ currentTarget }) =>
      onChange(currentTarget.value === options[0].value ? undefined : currentTarget.value)
    }
    className={cn(ON_PHONE, className)}
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
  /** The width on a wide screen. */
  className?: string;
  /** The unit of a number, at the right. */
  unit?: string;
};

/** Searches on Enter or when the field is left, because a part of an id finds nothing. */
export function SearchFilter({ label, value, onChange, className = 'sm:w-80', unit }: SearchFilterProps) {
  const [text, setText] = useState(value ?? '');
  const [shown, setShown] = useState(value);
  if (shown !== value) {
    setShown(value);
    setText(value ?? ''); // The value changed elsewhere on the page.
  }
  const look = () => onChange(text.trim() === '' ? undefined : text.trim());
  return (
    <search className={cn('max-sm:w-full', className)}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          look();
        }}
      >
        <Input
          mono
          type={unit === undefined ? 'search' : 'text'}
          {...(unit === undefined ? {} : { inputMode: 'numeric', trailing: unit })}
          aria-label={label}
          placeholder={label}
          leading={<Search aria-hidden="true" />}
          className="[&_input]:placeholder:font-sans"
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          onBlur={look}
        />
      </form>
    </search>
  );
}

type PagerProps = {
  /** Counts from 1. */
  pageNumber: number;
  rowsPerPage: number;
  total: number;
  /** Plural noun for the rows. */
  noun: string;
  onChange: (pageNumber: number) => void;
};

/** The range of shown rows, with links to the other pages. Renders nothing if all rows are shown. */
export function Pager({ pageNumber, rowsPerPage, total, noun, onChange }: PagerProps) {
  if (total <= rowsPerPage) return null;
  const first = (pageNumber - 1) * rowsPerPage + 1;
  const last = Math.min(total, pageNumber * rowsPerPage);
  return (
    <nav aria-label={`Pages of ${noun}`} className="flex flex-wrap items-center gap-2.5">
      <Button disabled={pageNumber === 1} onClick={() => onChange(pageNumber - 1)}>
        Previous
      </Button>
      <Button disabled={last === total} onClick={() => onChange(pageNumber + 1)}>
        Next
      </Button>
      <output className="text-small text-text-2">{`${count(first)} to ${count(last)} of ${count(total)} ${noun}`}</output>
    </nav>
  );
}

/** Shown if no row matches the filter. */
export const NoMatch = ({ noun, onClear }: { noun: string; onClear: () => void }) => (
  <EmptyState
    title={`No ${noun} matches`}
    action={
      <Button className="justify-self-start" onClick={onClear}>
        Clear filters
      </Button>
    }
  >
    {`Change the search or the filters, or clear them to see every ${noun}.`}
  </EmptyState>
);

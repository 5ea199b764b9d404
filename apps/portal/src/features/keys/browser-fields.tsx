'use client';

import type { BrowserLimits } from '@graha/domain/keys/key-limits';
import { type Limit, PAGE_LIMITS } from '@graha/domain/keys/limits';
import { FIELD, type LimitProblems } from '@graha/procedures/keys/limit-form';
import { LimitField } from './limit-field.tsx';

export type BrowserFieldsProps = {
  problems: LimitProblems;
  /** The initial limits of the fields. */
  present?: BrowserLimits;
};

const LISTS = PAGE_LIMITS.filter(({ kind }) => kind === 'list');
const AMOUNTS = PAGE_LIMITS.filter(({ kind }) => kind === 'amount');

/** The limits of a publishable key, as fields of a form that `readLimits` reads. */
export function BrowserFields({ problems, present }: BrowserFieldsProps) {
  const fieldOf = (row: Limit & { name: keyof BrowserLimits }) => (
    <LimitField key={row.name} row={row} problem={problems[row.name]} value={present?.[row.name] ?? row.proposed} />
  );
  return (
    <>
      <input type="hidden" name={FIELD.kind} value="publishable" />
      {LISTS.map(fieldOf)}
      <div className="grid gap-4.5 sm:grid-cols-2">{AMOUNTS.map(fieldOf)}</div>
    </>
  );
}

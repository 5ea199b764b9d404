'use client';

import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { cn } from './cn.ts';
import { Input, type InputProps } from './input.tsx';

/** The choices under a field, by the combobox pattern: the field keeps the focus, arrow keys move the choice. */
export function ChoiceList({ id, label, className, ...rest }: ComponentProps<'ul'> & { id: string; label: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role -- A `datalist` cannot be drawn, a `select` cannot be typed into.
    <ul {...rest} id={id} role="listbox" aria-label={label} className={className} />
  );
}

type ChoiceOptionProps = { id: string; isChosen: boolean; onChoose: () => void; className?: string; children: ReactNode }; // prettier-ignore

export function ChoiceOption({ id, isChosen, onChoose, className, children }: ChoiceOptionProps) {
  const own = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isChosen) own.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- The field above handles the keys.
    <li
      ref={own}
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role -- Like the list: an `option` cannot be drawn.
      role="option"
      aria-selected={isChosen}
      // The field keeps the focus, so that its list does not close before the click ends.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className={cn(
        'flex min-h-11 cursor-pointer items-center gap-3 rounded-chip px-2.5 py-1 hover:bg-sunken aria-selected:bg-accent-soft sm:min-h-9',
        className,
      )}
    >
      {children}
    </li>
  );
}

/** An item of a list that is no choice: a heading, or a text for an empty list. */
export function ChoiceNote({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <li role="presentation" className={cn('px-2.5', className)}>
      {children}
    </li>
  );
}

type ComboInputProps = Omit<InputProps, 'role'> & {
  listId: string;
  isOpen: boolean;
  activeId: string | undefined;
};

/** The field of a choice list. */
export function ComboInput({ listId, isOpen, activeId, ...rest }: ComboInputProps) {
  return (
    <Input
      autoComplete="off"
      spellCheck={false}
      {...rest}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- It is an input already; the role declares its list.
      role="combobox"
      aria-expanded={isOpen}
      aria-controls={listId}
      aria-autocomplete="list"
      aria-activedescendant={activeId}
    />
  );
}

/** Returns the index of the choice that an arrow key leads to, wrapping around; null for any other key. */
export function nextChoice(key: string, here: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return (here + 1) % count;
  return key === 'ArrowUp' ? (here - 1 + count) % count : null;
}

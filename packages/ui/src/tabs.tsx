'use client';

import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { cn } from './cn.ts';
import { Code, type CodeLanguage } from './code.tsx';
import { CopyButton } from './copy-button.tsx';

type TabsProps = {
  label: string;
  tabs: readonly { value: string; label: ReactNode; content: ReactNode }[];
  value?: string;
  onValueChange?: (value: string) => void;
  /** Shown at the right end of the row. */
  aside?: ReactNode;
  className?: string;
};

/**
 * The selected tab has a brass underline; the content below has no border.
 * Implemented here instead of taken from a library, because public pages load it and their script size is limited.
 */
export function Tabs({ label, tabs, value, onValueChange, aside, className }: TabsProps) {
  const id = useId();
  const [chosenHere, chooseHere] = useState(tabs[0]?.value ?? '');
  const chosen = value ?? chosenHere;
  const choose = (next: string) => {
    chooseHere(next);
    onValueChange?.(next);
  };

  /** Moves the choice by the keys: arrow keys wrap around, Home and End go to the ends; the focus follows. */
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const here = tabs.findIndex((tab) => tab.value === chosen);
    const next = tabs.at(nextIndex(event.key, here, tabs.length) ?? here);
    if (next === undefined || next.value === chosen) return;
    event.preventDefault();
    choose(next.value);
    document.getElementById(`${id}-tab-${next.value}`)?.focus();
  };

  return (
    <div className={cn('flex min-w-0 flex-col', className)}>
      <div className="flex items-center gap-2 border-b border-line pr-3">
        <div role="tablist" aria-label={label} className="flex min-w-0 flex-1 flex-wrap gap-x-0.5 px-3">
          {tabs.map((tab) => (
            <button
              key={tab.value}
              id={`${id}-tab-${tab.value}`}
              type="button"
              role="tab"
              aria-selected={tab.value === chosen}
              aria-controls={`${id}-panel-${tab.value}`}
              tabIndex={tab.value === chosen ? 0 : -1}
              onClick={() => choose(tab.value)}
              onKeyDown={move}
              className={TAB}
            >
              {tab.label}
            </button>
          ))}
        </div>
        {aside}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.value}
          id={`${id}-panel-${tab.value}`}
          role="tabpanel"
          aria-labelledby={`${id}-tab-${tab.value}`}
          hidden={tab.value !== chosen}
          className="min-w-0 flex-1 flex-col not-[[hidden]]:flex"
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
}

export function nextIndex(key: string, here: number, count: number): number | null {
  if (key === 'ArrowRight') return (here + 1) % count;
  if (key === 'ArrowLeft') return (here - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

const TAB = cn(
  'relative h-10.5 px-2.5 text-small whitespace-nowrap text-text-2 -outline-offset-4 hover:text-text',
  'aria-selected:font-medium aria-selected:text-text',
  'aria-selected:after:absolute aria-selected:after:inset-x-2.5 aria-selected:after:bottom-0',
  'aria-selected:after:h-0.5 aria-selected:after:bg-brass-mark forced-colors:aria-selected:after:bg-[Highlight]',
);

type CodeTabsProps = {
  label: string;
  samples: readonly { value: string; label: string; code: string; language: CodeLanguage }[];
  /** Names the region of a sample: `Request in` names `Request in Python`. */
  regionPrefix?: string;
  className?: string;
};

/** Shows one code sample at a time. Only the selected one is in the document. */
export function CodeTabs({ label, samples, regionPrefix, className }: CodeTabsProps) {
  const [chosen, choose] = useState(samples[0]?.value ?? '');
  const sample = samples.find(({ value }) => value === chosen);
  return (
    <Tabs
      label={label}
      tabs={samples.map(({ value, label: name, code, language }) => ({
        value,
        label: name,
        content:
          value === chosen ? (
            <Code code={code} language={language} label={[regionPrefix, name].filter(Boolean).join(' ')} />
          ) : null,
      }))}
      value={chosen}
      onValueChange={choose}
      aside={sample ? <CopyButton compact text={sample.code} label={`Copy ${sample.label}`} /> : null}
      {...(className ? { className } : {})}
    />
  );
}

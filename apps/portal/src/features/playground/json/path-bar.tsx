'use client';

import { Braces } from 'lucide-react';
import { CopyButton } from '@graha/ui/copy-button.tsx';
import { valueAt } from './path.ts';

/** Where the pinned thing stands in the answer: to copy, as code writes it, and its value. */
export function PathBar({ answer, pinned }: { answer: unknown; pinned: string | null }) {
  return (
    <div className="flex min-h-11 items-center gap-2 border-y border-line py-1 pr-2 pl-4 text-micro text-text-2">
      <Braces aria-hidden="true" className="text-text-3" />
      {pinned === null || pinned === '' ? (
        <span className="text-text-3">Choose a line to see its path.</span>
      ) : (
        <>
          <output aria-label="Path" className="min-w-0 flex-1 truncate font-mono">
            {pinned}
          </output>
          <CopyButton compact text={pinned} label="Copy the path" />
          <CopyButton text={valueText(valueAt(answer, pinned))} label="Copy the value" />
        </>
      )}
    </div>
  );
}

const valueText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

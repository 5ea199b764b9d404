'use client';

import { Braces } from 'lucide-react';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { PLAYGROUND_TEXT } from '../text.ts';
import { valueAt } from './path.ts';

const { json: TEXT } = PLAYGROUND_TEXT;

/** Where the pinned thing stands in the answer: to copy, as code writes it, and its value. */
export function PathBar({ answer, pinned }: { answer: unknown; pinned: string | null }) {
  return (
    <div className="flex min-h-11 items-center gap-2 border-y border-line py-1 pr-2 pl-4 text-micro text-text-2">
      <Braces aria-hidden="true" className="text-text-3" />
      {pinned === null || pinned === '' ? (
        <span className="text-text-3">{TEXT.pick}</span>
      ) : (
        <>
          <output aria-label={TEXT.path} className="min-w-0 flex-1 truncate font-mono">
            {pinned}
          </output>
          <CopyButton compact text={pinned} label={TEXT.copyPath} />
          <CopyButton text={valueText(valueAt(answer, pinned))} label={TEXT.copyValue} />
        </>
      )}
    </div>
  );
}

const valueText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

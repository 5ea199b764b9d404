'use client';

import { useMemo, useState } from 'react';
import { Button } from '@graha/ui/button.tsx';
import { Input } from '@graha/ui/input.tsx';
import { JsonLines } from './json-lines.tsx';
import { ancestorsOf, jsonRows, pathsWith, type Folding, type JsonRow } from './rows.ts';

const LEVELS = [1, 2, 3, Number.POSITIVE_INFINITY] as const;
const FIRST_LEVEL = 2;

export type JsonViewProps = {
  answer: unknown;
  /** The path selected in any view; it is unfolded and scrolled into view. */
  pinned: string | null;
  onPin: (path: string | null) => void;
};

export function JsonView({ answer, pinned, onPin }: JsonViewProps) {
  const [folding, setFolding] = useState<Folding>({ level: FIRST_LEVEL, chosen: new Map() });
  const shown = useMemo(() => unfolded(folding, pinned), [folding, pinned]);
  const rows = useMemo(() => jsonRows(answer, shown), [answer, shown]);
  const toggle = (row: JsonRow) =>
    setFolding({ ...shown, chosen: new Map(shown.chosen).set(row.path, !(row.isOpen ?? false)) });
  return (
    <div className="flex min-w-0 flex-col">
      <div className="flex flex-wrap items-center gap-2 border-b border-line px-4 py-2">
        <Search answer={answer} onFound={onPin} />
        <fieldset className="flex items-center gap-0.5" aria-label="Fold to level">
          {LEVELS.map((level) => (
            <Button
              key={level}
              size="sm"
              variant="ghost"
              aria-pressed={folding.level === level && folding.chosen.size === 0}
              className="min-w-7.5 px-1.5! aria-pressed:text-text"
              onClick={() => setFolding({ level, chosen: new Map() })}
            >
              {Number.isFinite(level) ? level : 'All'}
            </Button>
          ))}
        </fieldset>
      </div>
      <JsonLines rows={rows} pinned={pinned} onPin={onPin} onToggle={toggle} />
    </div>
  );
}

/** Unfolds every ancestor of the pinned path. */
function unfolded(folding: Folding, pinned: string | null): Folding {
  if (pinned === null) return folding;
  const chosen = new Map(folding.chosen);
  for (const path of ['', ...ancestorsOf(pinned)]) chosen.set(path, true);
  return { ...folding, chosen };
}

function Search({ answer, onFound }: { answer: unknown; onFound: (path: string | null) => void }) {
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const found = useMemo(() => pathsWith(answer, text), [answer, text]);
  const go = (index: number) => {
    setAt(index);
    onFound(found[index] ?? null);
  };
  return (
    <search className="flex min-w-44 flex-1 items-center gap-2">
      <Input
        aria-label="Search keys and values"
        placeholder="Search keys and values"
        value={text}
        className="h-8! sm:h-7.5!"
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          setAt(0);
          onFound(pathsWith(answer, currentTarget.value)[0] ?? null);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.metaKey || event.ctrlKey || found.length === 0) return;
          event.preventDefault();
          go((at + (event.shiftKey ? found.length - 1 : 1)) % found.length);
        }}
      />
      <output className="min-w-14 text-micro whitespace-nowrap text-text-3">
        {text === '' ? '' : found.length === 0 ? 'not found' : `${at + 1} of ${found.length}`}
      </output>
    </search>
  );
}

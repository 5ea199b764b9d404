'use client';

import { ChevronDown } from '@graha/ui/icons/arrows.tsx';
import { useRouter } from 'next/navigation';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { ChoiceList, ChoiceNote, ChoiceOption, ComboInput } from '@graha/ui/choice-list.tsx';
import { cn } from '@graha/ui/cn.ts';
import { Dialog } from '@graha/ui/dialog.tsx';
import { Kbd } from '@graha/ui/badge.tsx';
import { VisuallyHidden } from '@graha/ui/visually-hidden.tsx';
import { usePageKeys } from '../../shared/use-page-keys.ts';
import { usePagePath } from './use-page-path.ts';
import { useEnterWhenReady } from '../../shared/search/enter-when-ready.ts';
import { useOperationList } from './use-operation-list.ts';
import type { OperationItem, OperationDetails } from './operation-details.ts';

/** A slash is a letter in a field. No browser uses it in a page, unlike Ctrl+O. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable], dialog') !== null;

/** The selected operation, with a search of all others. */
export function OperationPicker({ operation }: { operation: OperationDetails }) {
  const [open, setOpen] = useState(false);
  const { list, isLost, load } = useOperationList();
  useEffect(() => {
    if (open) load();
  }, [open, load]);
  const isListening = usePageKeys((event) => {
    if (event.key !== '/' || event.metaKey || event.ctrlKey || event.altKey || isTyping(event.target)) return;
    event.preventDefault();
    setOpen(true);
  });
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title="Operation"
      className="sm:w-[min(44rem,calc(100vw-2rem))]"
      trigger={
        <button
          type="button"
          aria-keyshortcuts={isListening ? '/' : undefined}
          onPointerEnter={load}
          onFocus={load}
          className="flex h-10.5 w-full min-w-0 items-center gap-2.5 rounded-control border border-line-control bg-surface px-3 font-mono text-small sm:h-9 lg:w-105"
        >
          <VisuallyHidden>{`${'Operation'}: ${operation.id}, `}</VisuallyHidden>
          <span className="text-text-3">POST</span>
          <span className="min-w-0 flex-1 truncate text-left font-medium">{operation.path}</span>
          <Kbd className="max-sm:hidden">/</Kbd>
          <ChevronDown aria-hidden="true" />
        </button>
      }
    >
      {isLost ? (
        <p className="px-4.5 pb-5 text-text-2 sm:px-6">
          The list of operations could not be loaded. Close this and open it again, or choose one in the reference.
        </p>
      ) : (
        <Choices operations={list} current={operation.id} onChosen={() => setOpen(false)} />
      )}
    </Dialog>
  );
}

/** `operations` is null while they are loaded. */
type ChoicesProps = { operations: readonly OperationItem[] | null; current: string; onChosen: () => void };

const PAGE_ROWS = 8;

/** Returns the operations that match the text, and the one that Enter opens. */
function useFound(operations: readonly OperationItem[], current: string) {
  const [text, setText] = useState('');
  /** null before an arrow key: the current operation, or the closest match to the text. */
  const [moved, setMoved] = useState<number | null>(null);
  const found = matching(operations, text);
  const last = found.length - 1;
  const first = text === '' ? found.findIndex(({ id }) => id === current) : 0;
  const at = Math.max(0, Math.min(last, moved ?? first));
  return {
    text,
    found,
    chosen: found[at],
    search(next: string) {
      setText(next);
      setMoved(null);
    },
    /** @returns whether the key moves the selection */
    move(key: string): boolean {
      const next: Readonly<Record<string, number>> = { ArrowDown: at + 1, ArrowUp: at - 1, PageDown: at + PAGE_ROWS, PageUp: at - PAGE_ROWS }; // prettier-ignore
      if (!(key in next)) return false;
      setMoved(next[key] ?? at);
      return true;
    },
  };
}

const NONE: readonly OperationItem[] = [];

function Choices({ operations, current, onChosen }: ChoicesProps) {
  const pagePath = usePagePath();
  const router = useRouter();
  const listId = useId();
  const { text, found, chosen, search, move } = useFound(operations ?? NONE, current);

  const go = (item: OperationItem) => {
    onChosen();
    router.push(pagePath(item.id));
  };
  const { enter } = useEnterWhenReady(operations !== null, text, () => {
    if (chosen) go(chosen);
  });
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') enter();
    else if (!move(event.key)) return;
    event.preventDefault();
  };

  return (
    <div className="flex min-h-0 flex-1 flex-col gap-2 px-4.5 pt-2 pb-4 sm:px-6">
      <ComboInput
        aria-label="Name, path or family"
        listId={listId}
        isOpen
        activeId={chosen ? `${listId}-${chosen.id}` : undefined}
        placeholder="Name, path or family"
        value={text}
        onChange={({ currentTarget }) => search(currentTarget.value)}
        onKeyDown={press}
      />
      <ChoiceList id={listId} label="Operation" className="-mx-2 h-[min(28rem,60dvh)] overflow-y-auto">
        {found.length === 0 ? (
          <ChoiceNote className="py-3 text-small text-text-2">
            {operations === null
              ? 'Loading the operations.'
              : 'No operation has that in its name. Try “chart”, “tithi” or “dasha”.'}
          </ChoiceNote>
        ) : null}
        {found.map((item, index) => (
          <Choice
            key={item.id}
            id={`${listId}-${item.id}`}
            item={item}
            isChosen={item === chosen}
            isCurrent={item.id === current}
            startsFamily={found[index - 1]?.familyTitle !== item.familyTitle}
            onChoose={() => go(item)}
          />
        ))}
      </ChoiceList>
    </div>
  );
}

type ChoiceProps = { id: string; item: OperationItem; isChosen: boolean; isCurrent: boolean; startsFamily: boolean; onChoose: () => void }; // prettier-ignore

function Choice({ id, item, isChosen, isCurrent, startsFamily, onChoose }: ChoiceProps) {
  return (
    <>
      {startsFamily ? (
        <ChoiceNote className="pt-3 pb-1 text-micro font-medium text-text-3">{item.familyTitle}</ChoiceNote>
      ) : null}
      <ChoiceOption id={id} isChosen={isChosen} onChoose={onChoose}>
        <span className="min-w-0 flex-1">
          <span className={cn('block font-mono text-small', isCurrent && 'font-medium text-brass')}>{item.id}</span>
          <span className="block truncate text-micro text-text-2">
            {item.aliasOf === null ? item.summary : `the same as ${item.aliasOf}`}
          </span>
        </span>
        <span className="text-micro whitespace-nowrap text-text-3">{item.price}</span>
      </ChoiceOption>
    </>
  );
}

/**
 * Returns the operations with every word of the text in the path, the family, the summary or another name; the closest match
 * comes first.
 */
export function matching(operations: readonly OperationItem[], text: string): OperationItem[] {
  const asked = text
    .trim()
    .toLowerCase()
    .replace(/^\/?(api\/v1\/)?/, '');
  if (asked === '') return [...operations];
  const scored = operations.flatMap((item) => {
    const score = scoreOf(item, asked);
    return score === 0 ? [] : [{ item, score }];
  });
  return scored.toSorted((a, b) => b.score - a.score).map(({ item }) => item);
}

const SYNONYM_LENGTH_MIN = 3;

function scoreOf(item: OperationItem, asked: string): number {
  if (item.id === asked) return 6;
  if (item.id.split('/').some((name) => name.startsWith(asked))) return 5;
  if (item.also.includes(asked)) return 4;
  if (asked.length >= SYNONYM_LENGTH_MIN && item.also.some((words) => words.startsWith(asked))) return 3;
  const all = [item.id, item.familyTitle, item.summary, ...item.also].join(' ').toLowerCase();
  return asked.split(/\s+/).every((word) => all.includes(word)) ? 2 : 0;
}

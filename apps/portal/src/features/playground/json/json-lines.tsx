'use client';

import { useEffect, useRef, useState, type KeyboardEvent, type UIEvent } from 'react';
import { cn } from '@graha/ui/cn.ts';
import { isWithin, type JsonRow } from './rows.ts';

const LINE_PX = 20;
/** Number of lines drawn beyond both ends of the visible range. */
const SPARE = 20;
const COLOURS = { string: 'text-accent', number: 'text-brass', plain: '', open: 'text-text-2', close: 'text-text-2' } as const; // prettier-ignore

export type JsonLinesProps = {
  rows: readonly JsonRow[];
  pinned: string | null;
  onPin: (path: string | null) => void;
  onToggle: (row: JsonRow) => void;
};

/** Returns the visible lines of a scrolling box, and scrolls the pinned line into view. */
function useWindow(at: number, count: number) {
  const box = useRef<HTMLDivElement>(null);
  const [topPx, setTopPx] = useState(0);
  const [heightPx, setHeightPx] = useState(600);

  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => setHeightPx(element.clientHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    const element = box.current;
    if (element === null || at < 0) return;
    const [from, to] = [element.scrollTop, element.scrollTop + element.clientHeight - LINE_PX];
    if (at * LINE_PX < from || at * LINE_PX > to) element.scrollTop = at * LINE_PX - element.clientHeight / 3;
  }, [at]);

  return {
    box,
    first: Math.max(0, Math.floor(topPx / LINE_PX) - SPARE),
    last: Math.min(count, Math.ceil((topPx + heightPx) / LINE_PX) + SPARE),
    onScroll: (event: UIEvent) => setTopPx(event.currentTarget.scrollTop),
  };
}

/** Draws only the visible lines, so that long answers stay fast. One tab stop; the arrow keys move between lines. */
export function JsonLines({ rows, pinned, onPin, onToggle }: JsonLinesProps) {
  const at = rows.findIndex(({ path, role }) => path === pinned && role !== 'close');
  const { box, first, last, onScroll } = useWindow(at, rows.length);
  const digits = String(rows.length).length;

  const press = (event: KeyboardEvent) => {
    const row = rows[at];
    const step: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, Home: -at, End: rows.length - 1 - at };
    if (event.key === 'Escape') onPin(null);
    else if (event.key in step) onPin(neighbour(rows, at, step[event.key] ?? 0));
    else if (event.key === 'ArrowRight' && row?.isOpen === false) onToggle(row);
    else if (event.key === 'ArrowLeft' && row?.isOpen === true) onToggle(row);
    else return;
    event.preventDefault();
  };

  return (
    <div
      ref={box}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- The platform has no element for a tree.
      role="tree"
      aria-label="JSON"
      tabIndex={0}
      aria-activedescendant={at < 0 ? undefined : `json-${at}`}
      onScroll={onScroll}
      onKeyDown={press}
      className="max-h-[min(34rem,58dvh)] min-h-32 overflow-auto bg-sunken py-3 font-mono text-[0.78125rem]/5 -outline-offset-2"
    >
      <div role="presentation" className="relative w-max min-w-full" style={{ height: rows.length * LINE_PX }}>
        {rows.slice(first, last).map((row, index) => (
          <Line
            key={first + index}
            row={row}
            number={first + index + 1}
            count={rows.length}
            digits={digits}
            isPinned={pinned !== null && isWithin(row.path, pinned)}
            onPin={onPin}
            onToggle={onToggle}
          />
        ))}
      </div>
    </div>
  );
}

/** Skips closing brackets, which have no path of their own. */
function neighbour(rows: readonly JsonRow[], at: number, step: number): string | null {
  const way = step < 0 ? -1 : 1;
  let index = Math.min(rows.length - 1, Math.max(0, at + step));
  while (rows[index]?.role === 'close' && index + way >= 0 && index + way < rows.length) index += way;
  while (rows[index]?.role === 'close' && index > 0) index -= 1;
  return rows[index]?.path ?? null;
}

type LineProps = { row: JsonRow; number: number; count: number; digits: number; isPinned: boolean } & Pick<JsonLinesProps, 'onPin' | 'onToggle'>; // prettier-ignore

function Line({ row, number, count, digits, isPinned, onPin, onToggle }: LineProps) {
  const canFold = row.role === 'open';
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- The tree handles the keys.
    <div
      id={`json-${number - 1}`}
      role={row.role === 'close' ? 'presentation' : 'treeitem'}
      {...(row.role === 'close'
        ? {}
        : {
            'aria-level': row.level + 1,
            'aria-setsize': count,
            'aria-posinset': number,
            'aria-selected': isPinned,
            ...(canFold ? { 'aria-expanded': row.isOpen } : {}),
          })}
      style={{ top: (number - 1) * LINE_PX, height: LINE_PX }}
      className={cn(
        'absolute inset-x-0 flex cursor-pointer whitespace-pre',
        isPinned ? 'bg-accent-soft' : 'hover:bg-text/4',
      )}
      onClick={() => (canFold && row.level === 0 ? onToggle(row) : onPin(row.path))}
    >
      <span
        aria-hidden="true"
        className="shrink-0 pr-3 pl-4 text-right text-text-3 select-none"
        style={{ minWidth: `${digits + 4}ch` }}
      >
        {number}
      </span>
      <span style={{ paddingLeft: `${row.level * 2}ch` }}>
        {canFold ? <FoldButton row={row} onToggle={onToggle} /> : null}
        <LineText row={row} />
      </span>
    </div>
  );
}

const FoldButton = ({ row, onToggle }: Pick<LineProps, 'row' | 'onToggle'>) => (
  <button
    type="button"
    tabIndex={-1}
    aria-hidden="true"
    className="-ml-3.5 inline-block w-3.5 text-text-3 hover:text-text"
    onClick={(event) => {
      event.stopPropagation();
      onToggle(row);
    }}
  >
    {row.isOpen ? '▾' : '▸'}
  </button>
);

const LineText = ({ row }: Pick<LineProps, 'row'>) => (
  <>
    {row.key === null ? null : (
      <>
        <span className="text-text-2">{row.key}</span>:{' '}
      </>
    )}
    <span className={COLOURS[row.role]}>{row.text}</span>
    {row.comma ? ',' : ''}
    {row.isOpen === false ? <span className="text-text-3"> {row.count}</span> : null}
  </>
);

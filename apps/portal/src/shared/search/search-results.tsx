/* oxlint-disable jsx-a11y/prefer-tag-over-role -- The platform has no list for a search field: these are the roles of a combobox. */

import { Link } from '@graha/ui/link.tsx';
import { cn } from '@graha/ui/cn.ts';
import type { SearchEntry } from './entry.ts';

export const resultId = (id: string, index: number): string => `${id}-result-${index}`;

export type SearchResultsProps = {
  id: string;
  /** Sorted by group (`inGroups`), in the order of the arrow keys. */
  found: readonly SearchEntry[];
  chosenIndex: number;
  choose: (index: number) => void;
  go: (href: string) => void;
};

export function SearchResults({ id, found, chosenIndex, choose, go }: SearchResultsProps) {
  return (
    <div
      id={`${id}-results`}
      role="listbox"
      aria-label="Results"
      className="max-h-[min(26rem,60dvh)] min-h-0 overflow-y-auto border-t border-line px-2.5 py-2 empty:hidden"
    >
      {[...new Set(found.map(({ group }) => group))].map((group) => (
        <div key={group} role="group" aria-label={group}>
          <p aria-hidden="true" className="px-2 pt-2 pb-1 text-micro text-text-3">
            {group}
          </p>
          {found.map((entry, index) =>
            entry.group === group ? (
              <Link
                key={`${entry.href} ${entry.title}`}
                id={resultId(id, index)}
                role="option"
                aria-selected={index === chosenIndex}
                tabIndex={-1}
                href={entry.href}
                onMouseMove={() => choose(index)}
                onClick={(event) => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                  event.preventDefault();
                  go(entry.href);
                }}
                className={RESULT}
              >
                <span className="min-w-0 flex-1">
                  <span className={cn('block truncate', entry.group === 'Errors' && 'font-mono text-small')}>
                    {entry.title}
                  </span>
                  <span className="block truncate text-micro text-text-2">{entry.detail}</span>
                </span>
                {entry.note ? (
                  <span className="max-w-2/5 text-right font-mono text-micro text-text-2">{entry.note}</span>
                ) : null}
              </Link>
            ) : null,
          )}
        </div>
      ))}
    </div>
  );
}

const RESULT = cn(
  'relative flex min-h-11 items-center gap-3 rounded-control px-2 py-1.5 text-base text-text',
  'aria-selected:bg-accent-soft',
);

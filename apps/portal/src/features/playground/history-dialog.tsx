'use client';

import { History } from 'lucide-react';
import Link from 'next/link';
import { useState } from 'react';
import { StatusBadge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogBody, DialogFooter } from '../../ui/dialog.tsx';
import { ago, fullInstant } from '../workspace/format.ts';
import { playgroundPath } from './path.ts';
import { whoseOf } from './result/whose.ts';
import type { PastRun } from './run-history.ts';
import { fragmentOf } from './share-link.ts';
import { PLAYGROUND_TEXT } from './text.ts';

const { history: TEXT } = PLAYGROUND_TEXT;

export type HistoryDialogProps = { runs: readonly PastRun[]; onClear: () => void };

/** What was run in this browser. A row leads back to its operation and inputs. */
export function HistoryDialog({ runs, onClear }: HistoryDialogProps) {
  const [openedAt, setOpenedAt] = useState<Date | null>(null);
  const close = () => setOpenedAt(null);
  return (
    <Dialog
      open={openedAt !== null}
      onOpenChange={(open) => setOpenedAt(open ? new Date() : null)}
      title={TEXT.title}
      description={TEXT.description}
      trigger={
        <Button variant="ghost" icon={<History aria-hidden="true" />} aria-label={TEXT.action}>
          <span className="max-sm:hidden">{TEXT.action}</span>
        </Button>
      }
    >
      <DialogBody>
        {runs.length === 0 ? (
          <p className="text-text-2">{TEXT.empty}</p>
        ) : (
          <ul className="-mx-2">
            {runs.map((run) => (
              <li key={`${run.at} ${run.operation}`}>
                <Link
                  href={`${playgroundPath(run.operation)}#${fragmentOf(run)}`}
                  onClick={close}
                  className="flex min-h-12 items-center gap-3 rounded-chip px-2 py-1.5 hover:bg-sunken"
                >
                  <span className="min-w-0 flex-1">
                    <span className="block truncate font-mono text-small">{run.operation}</span>
                    <span className="block truncate text-micro text-text-2">{whoseOf(run)}</span>
                  </span>
                  <span className="grid justify-items-end gap-0.5 text-micro whitespace-nowrap text-text-3">
                    <StatusBadge status={run.status} />
                    <time dateTime={run.at} title={fullInstant(new Date(run.at))}>
                      {ago(new Date(run.at), openedAt ?? new Date(run.at))}
                    </time>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </DialogBody>
      <DialogFooter
        aside={
          runs.length > 0 ? (
            <Button variant="danger" onClick={onClear}>
              {TEXT.clear}
            </Button>
          ) : null
        }
      >
        <Button onClick={close}>{TEXT.close}</Button>
      </DialogFooter>
    </Dialog>
  );
}

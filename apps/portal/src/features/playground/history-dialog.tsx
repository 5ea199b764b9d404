'use client';

import { History } from '@graha/ui/icons/actions.tsx';
import { Diff } from '@graha/ui/icons/signs.tsx';
import { Link } from '@graha/ui/link.tsx';
import { useState } from 'react';
import { StatusBadge } from '@graha/ui/badge.tsx';
import { Button } from '@graha/ui/button.tsx';
import { Dialog, DialogBody, DialogFooter } from '@graha/ui/dialog.tsx';
import { ago, fullInstant } from '@graha/domain/core/format';
import { usePagePath } from './use-page-path.ts';
import { type Answer, whoseOf } from './run/outcome.ts';
import type { PastRun } from './run-history.ts';
import { fragmentOf } from './share-link.ts';

export type HistoryDialogProps = {
  runs: readonly PastRun[];
  onClear: () => void;
  /** Past answers that this page still has and can compare with the current one. */
  answers: readonly Answer[];
  onCompare: (answer: Answer) => void;
};

/** Past runs in this browser. A row restores its operation and inputs. */
export function HistoryDialog({ runs, onClear, answers, onCompare }: HistoryDialogProps) {
  const [openedAt, setOpenedAt] = useState<Date | null>(null);
  const close = () => setOpenedAt(null);
  const compare = (answer: Answer) => {
    onCompare(answer);
    close();
  };
  return (
    <Dialog
      open={openedAt !== null}
      onOpenChange={(open) => setOpenedAt(open ? new Date() : null)}
      title="Runs in this browser"
      description="The last 50 runs with their inputs. They stay on this device; nobody else has them."
      trigger={
        <Button variant="ghost" icon={<History aria-hidden="true" />} aria-label="History">
          <span className="max-sm:hidden">History</span>
        </Button>
      }
    >
      <DialogBody>
        {runs.length === 0 ? (
          <p className="text-text-2">Nothing yet. What you run is listed here, for you alone.</p>
        ) : null}
        <ul className="-mx-2">
          {runs.map((run) => (
            <RunRow
              key={`${run.at} ${run.operation}`}
              run={run}
              now={openedAt ?? new Date(run.at)}
              answer={answers.find(({ at }) => at.toISOString() === run.at) ?? null}
              onOpen={close}
              onCompare={compare}
            />
          ))}
        </ul>
      </DialogBody>
      <DialogFooter aside={runs.length === 0 ? null : <ClearButton onClear={onClear} />}>
        <Button onClick={close}>Close</Button>
      </DialogFooter>
    </Dialog>
  );
}

const ClearButton = ({ onClear }: Pick<HistoryDialogProps, 'onClear'>) => (
  <Button variant="danger" onClick={onClear}>
    Clear history
  </Button>
);

type RunRowProps = { run: PastRun; now: Date; answer: Answer | null; onOpen: () => void; onCompare: HistoryDialogProps['onCompare'] }; // prettier-ignore

function RunRow({ run, now, answer, onOpen, onCompare }: RunRowProps) {
  const pagePath = usePagePath();
  return (
    <li className="flex items-center gap-1 rounded-chip hover:bg-sunken">
      <Link
        href={`${pagePath(run.operation)}#${fragmentOf(run)}`}
        onClick={onOpen}
        className="flex min-h-12 min-w-0 flex-1 items-center gap-3 px-2 py-1.5"
      >
        <span className="min-w-0 flex-1">
          <span className="block truncate font-mono text-small">{run.operation}</span>
          <span className="block truncate text-micro text-text-2">{whoseOf(run)}</span>
        </span>
        <span className="grid justify-items-end gap-0.5 text-micro whitespace-nowrap text-text-3">
          <StatusBadge status={run.status} />
          <time dateTime={run.at} title={fullInstant(new Date(run.at))}>
            {ago(new Date(run.at), now)}
          </time>
        </span>
      </Link>
      {answer === null ? null : (
        <Button
          size="sm"
          variant="ghost"
          icon={<Diff aria-hidden="true" />}
          aria-label="Compare with this answer"
          title="Compare with this answer"
          onClick={() => onCompare(answer)}
        />
      )}
    </li>
  );
}

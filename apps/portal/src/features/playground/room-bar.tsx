'use client';

import { plural } from '@graha/domain/format';
import { Badge } from '@graha/ui/badge.tsx';
import { COMPARE_VIEW } from './compare/use-comparison.ts';
import { HistoryDialog } from './history-dialog.tsx';
import { OperationPicker } from './operation-picker.tsx';
import { ShareButton } from './share-button.tsx';
import type { OperationItem, OperationSheet } from './sheet.ts';
import type { Playground } from './use-playground.ts';

type RoomBarProps = { sheet: OperationSheet; operations: readonly OperationItem[]; playground: Playground };

/** The operation and its price, the history of runs, and the share button. */
export function RoomBar({ sheet, operations, playground }: RoomBarProps) {
  const { draft, past, comparison, run, look } = playground;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-2.5 sm:px-5">
      <OperationPicker sheet={sheet} operations={operations} />
      <Badge tone="brass">{plural(sheet.credits, 'credit', 'credits')}</Badge>
      <p className="min-w-0 flex-1 truncate text-small text-text-2 max-lg:hidden" title={sheet.description}>
        {sheet.summary}
      </p>
      <div className="ml-auto flex gap-1">
        <HistoryDialog
          runs={past.runs}
          onClear={past.clear}
          answers={comparison.answers.filter((answer) => answer !== run.answer)}
          onCompare={(answer) => {
            comparison.keep(answer);
            look.onView(COMPARE_VIEW);
          }}
        />
        <ShareButton operation={sheet.id} inputs={draft} />
      </div>
    </div>
  );
}

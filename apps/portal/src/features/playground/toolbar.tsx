'use client';

import { Badge } from '@graha/ui/badge.tsx';
import { COMPARE_VIEW } from './compare/use-comparison.ts';
import { HistoryDialog } from './history-dialog.tsx';
import { OperationPicker } from './operation-picker.tsx';
import type { OperationDetails } from './operation-details.ts';
import type { Playground } from './use-playground.ts';
import { Link as LinkIcon } from '@graha/ui/icons/actions.tsx';
import { Button } from '@graha/ui/button.tsx';
import { copyText } from '@graha/ui/copy-text.ts';
import { useToast } from '@graha/ui/toast.tsx';
import { Segmented } from '@graha/ui/segmented.tsx';
import { playgroundPath } from '../../shared/paths.ts';
import { fragmentOf, type SharedInputs } from './share-link.ts';

type ToolbarProps = { operation: OperationDetails; playground: Playground };

const MODES = [
  { value: 'live', label: 'Live' },
  { value: 'test', label: 'Test' },
] as const;

/** The operation and its price, live or test, the history of runs, and the share button. */
export function Toolbar({ operation, playground }: ToolbarProps) {
  const { draft, past, comparison, run, look, how, openRuns } = playground;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-2.5 sm:px-5">
      <OperationPicker operation={operation} />
      <Badge tone="brass" className="max-w-full whitespace-normal!">
        {operation.price}
      </Badge>
      <p className="min-w-0 flex-1 truncate text-small text-text-2 max-lg:hidden" title={operation.description}>
        {operation.summary}
      </p>
      <div className="ml-auto flex flex-wrap items-center gap-1">
        {openRuns ? null : (
          <Segmented
            label="Kind of run"
            name="run-mode"
            options={MODES}
            value={how.mode}
            onValueChange={(mode) => how.setMode(mode === 'test' ? 'test' : 'live')}
            className="mr-2"
          />
        )}
        <HistoryDialog
          runs={past.runs}
          onClear={past.clear}
          answers={comparison.answers.filter((answer) => answer !== run.answer)}
          onCompare={(answer) => {
            comparison.keep(answer);
            look.onView(COMPARE_VIEW);
          }}
        />
        <ShareButton operation={operation.id} inputs={draft} />
      </div>
    </div>
  );
}

/** A link with the inputs after `#`: the person who opens it sees them, but no server does. It needs no account. */
function ShareButton({ operation, inputs }: { operation: string; inputs: SharedInputs }) {
  const toast = useToast();
  const share = async () => {
    const path = `${playgroundPath(operation)}#${fragmentOf(inputs)}`;
    if (await copyText(location.origin + path)) {
      toast({ text: 'Link copied. It holds the inputs, no key.' });
    } else {
      history.replaceState(history.state, '', path);
      toast({ text: 'The browser blocked copying. The link is in the address bar.' });
    }
  };
  return (
    <Button variant="ghost" icon={<LinkIcon aria-hidden="true" />} aria-label="Share inputs" onClick={share}>
      <span className="max-sm:hidden">Share inputs</span>
    </Button>
  );
}

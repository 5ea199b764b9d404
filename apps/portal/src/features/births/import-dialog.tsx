'use client';

import { count, plural } from '@graha/domain/core/format';
import { csvLines } from '@graha/domain/core/csv';
import { BIRTH_FORMATS } from '@graha/domain/management/birth-file/file-records';
import { Button } from '@graha/ui/button.tsx';
import { Dialog, DialogBody, DialogFooter } from '@graha/ui/dialog.tsx';
import { Note } from '@graha/ui/note.tsx';
import { type FormEvent, useState } from 'react';
import { FailureNote } from '../../shared/trpc-client.tsx';
import { templatePath } from './births-path.ts';
import { type ImportState, type RefusedRecord, useImport } from './use-import.ts';

const SHOWN_MAX = 20;

/** Imports a file of births: its choice, its progress, its report. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { state, begin, go, stop } = useImport();
  const [file, setFile] = useState<File | null>(null);
  const isRunning = state.status === 'running';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isRunning) return;
    if (state.status === 'stopped' && typeof state.failure !== 'string') void go();
    else if (file !== null) begin(file);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissable={!isRunning}
      title="Import births"
      description="CSV or NDJSON, of any length. A known reference replaces that birth, so a repeated file stores nobody twice."
    >
      <form onSubmit={submit} className="contents">
        <DialogBody>
          <FileChoice disabled={isRunning} onChoose={setFile} />
          {state.status === 'idle' ? null : <Progress state={state} />}
          <Failure failure={state.failure} />
          {state.problems.length > 0 ? <Refused problems={state.problems} refused={state.refused} /> : null}
        </DialogBody>
        <DialogFooter>
          {isRunning ? (
            <Button variant="ghost" onClick={stop}>
              Stop
            </Button>
          ) : (
            <Button variant="ghost" onClick={onClose}>
              {state.status === 'done' ? 'Close' : 'Cancel'}
            </Button>
          )}
          {state.status === 'done' ? null : (
            <Button
              type="submit"
              variant="primary"
              disabled={file === null}
              loading={isRunning}
              loadingLabel="Importing"
            >
              {state.status === 'stopped' && typeof state.failure !== 'string' ? 'Continue' : 'Import'}
            </Button>
          )}
        </DialogFooter>
      </form>
    </Dialog>
  );
}

function FileChoice({ disabled, onChoose }: { disabled: boolean; onChoose: (file: File | null) => void }) {
  return (
    <div className="grid gap-2">
      <label className="grid gap-1.5 text-small font-medium">
        File
        <input
          type="file"
          accept=".csv,.tsv,.ndjson,.jsonl,.json,text/csv,application/x-ndjson"
          disabled={disabled}
          onChange={({ currentTarget }) => onChoose(currentTarget.files?.[0] ?? null)}
          className="w-full text-base font-normal"
        />
      </label>
      <p className="text-small text-text-2">
        {'An example to fill in: '}
        {BIRTH_FORMATS.map((format, index) => (
          <span key={format}>
            {index === 0 ? null : ', '}
            <a href={templatePath(format)} download className="link">
              {format === 'csv' ? 'CSV' : 'NDJSON'}
            </a>
          </span>
        ))}
      </p>
    </div>
  );
}

function Progress({ state: { status, share, lines, stored, replaced, refused } }: { state: ImportState }) {
  return (
    <div className="grid gap-1.5">
      <progress value={share} max={1} aria-label="Imported share of the file" className="w-full" />
      <output className="text-small text-text-2">
        {status === 'done' && lines === 0 ? 'The file has no births. ' : null}
        {`${plural(lines, 'line', 'lines')} read: ${count(stored)} stored, ${count(replaced)} replaced, ${count(refused)} refused.`}
      </output>
    </div>
  );
}

function Failure({ failure }: { failure: ImportState['failure'] }) {
  if (failure === null) return null;
  if (typeof failure === 'string')
    return (
      <Note tone="bad" role="alert" title="Nothing was stored.">
        {failure}
      </Note>
    );
  return <FailureNote error={failure} consequence="The import stopped here. Lines before are stored." />;
}

/** Refused lines with their texts, so that they can be corrected and imported alone. */
function Refused({ problems, refused }: { problems: readonly RefusedRecord[]; refused: number }) {
  const download = () => {
    const rows = problems.map(({ line, msg, text }) => [line, msg, text]);
    const url = URL.createObjectURL(new Blob([csvLines([['line', 'reason', 'text'], ...rows])], { type: 'text/csv' }));
    Object.assign(document.createElement('a'), { href: url, download: 'refused-lines.csv' }).click();
    URL.revokeObjectURL(url);
  };
  return (
    <section aria-label="Refused lines" className="grid gap-2">
      <ul className="grid max-h-48 gap-1 overflow-y-auto text-small">
        {problems.slice(0, SHOWN_MAX).map(({ line, msg }) => (
          <li key={line}>
            <span className="font-mono">{`Line ${line}`}</span>
            {`: ${msg}`}
          </li>
        ))}
        {refused > SHOWN_MAX ? <li className="text-text-2">{`and ${count(refused - SHOWN_MAX)} more`}</li> : null}
      </ul>
      <button type="button" className="link justify-self-start text-small" onClick={download}>
        Download the refused lines
      </button>
    </section>
  );
}

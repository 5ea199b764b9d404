'use client';

import { Download } from '@graha/ui/icons/actions.tsx';
import { useEffect, useRef } from 'react';
import { Button } from '@graha/ui/button.tsx';
import { CopyButton } from '@graha/ui/copy-button.tsx';
import { DialogBody } from '@graha/ui/dialog.tsx';
import { StoredFooter } from '@graha/ui/stored-footer.tsx';

const FILE = 'graha-backup-codes.txt';

export type StoreCodesProps = {
  codes: readonly string[];
  stored: boolean;
  onStored: (stored: boolean) => void;
  onDone: () => void;
};

/** Shows the backup codes once. */
export function StoreCodes({ codes, stored, onStored, onDone }: StoreCodesProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => list.current?.focus(), []); // The focus was in the previous step, which is gone.
  const text = `${codes.join('\n')}\n`;
  return (
    <>
      <DialogBody>
        <ul
          ref={list}
          tabIndex={-1}
          aria-label="Your backup codes"
          className="grid grid-cols-2 gap-x-6 gap-y-1.5 rounded-lg border border-brass-mark bg-brass-soft px-4 py-3.5 outline-none"
        >
          {codes.map((code) => (
            <li key={code} className="font-mono text-small">
              {code}
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-2">
          <CopyButton text={text} label="Copy the codes" variant="default" />
          <Button size="sm" icon={<Download aria-hidden="true" />} onClick={() => save(text)}>
            Download
          </Button>
        </div>
      </DialogBody>
      <StoredFooter
        text={{
          stored: 'I stored them',
          done: 'Done',
          notStored: 'Tick “I stored them” first. The codes cannot be shown again.',
        }}
        {...{ stored, onStored, onDone }}
      />
    </>
  );
}

function save(text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = FILE;
  link.click();
  URL.revokeObjectURL(link.href);
}

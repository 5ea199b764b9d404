'use client';

import { Download } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { DialogBody } from '../../ui/dialog.tsx';
import { StoredFooter } from '../../ui/stored-footer.tsx';
import { PROFILE_TEXT } from './text.ts';

const { codes: TEXT } = PROFILE_TEXT.twoFactor;
const FILE = 'graha-backup-codes.txt';

export type StoreCodesProps = {
  codes: readonly string[];
  stored: boolean;
  onStored: (stored: boolean) => void;
  onDone: () => void;
};

/** The one moment in which the backup codes are shown. */
export function StoreCodes({ codes, stored, onStored, onDone }: StoreCodesProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => list.current?.focus(), []); // The step before took the focus with it.
  const text = `${codes.join('\n')}\n`;
  return (
    <>
      <DialogBody>
        <ul
          ref={list}
          tabIndex={-1}
          aria-label={TEXT.label}
          className="grid grid-cols-2 gap-x-6 gap-y-1.5 rounded-lg border border-brass-mark bg-brass-soft px-4 py-3.5 outline-none"
        >
          {codes.map((code) => (
            <li key={code} className="font-mono text-small">
              {code}
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-2">
          <CopyButton text={text} label={TEXT.copy} variant="default" />
          <Button size="sm" icon={<Download aria-hidden="true" />} onClick={() => save(text)}>
            {TEXT.download}
          </Button>
        </div>
      </DialogBody>
      <StoredFooter text={TEXT} {...{ stored, onStored, onDone }} />
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

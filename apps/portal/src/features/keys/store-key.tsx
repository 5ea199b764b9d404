'use client';

import { BlockedButton } from '../../ui/blocked-button.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Code } from '../../ui/code.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { DialogBody, DialogFooter } from '../../ui/dialog.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { FirstCall } from './first-call.tsx';
import { KEYS_TEXT } from './text.ts';

const { secret: TEXT } = KEYS_TEXT;

export type StoreKeyProps = {
  made: { keyId: string; text: string };
  /** The request, with `$GRAHA_API_KEY` where the key belongs. */
  curl: string;
  stored: boolean;
  onStored: (stored: boolean) => void;
  onDone: () => void;
};

/** The one moment in which the key is shown. */
export function StoreKey({ made, curl, stored, onStored, onDone }: StoreKeyProps) {
  return (
    <>
      <DialogBody>
        <div className="flex items-center gap-2.5 rounded-lg border border-brass-mark bg-brass-soft py-3 pr-3 pl-4">
          <code aria-label={TEXT.key} className="min-w-0 flex-1 text-small font-medium break-all">
            {made.text}
          </code>
          <CopyButton text={made.text} label={TEXT.copy} variant="primary" />
        </div>
        <Snippets secret={made.text} curl={curl} />
        <FirstCall keyId={made.keyId} />
      </DialogBody>
      <DialogFooter
        aside={
          <Checkbox
            label={TEXT.stored}
            checked={stored}
            onChange={({ currentTarget }) => onStored(currentTarget.checked)}
          />
        }
      >
        {stored ? (
          <Button variant="primary" onClick={onDone}>
            {TEXT.done}
          </Button>
        ) : (
          <BlockedButton reason={TEXT.notStored}>{TEXT.done}</BlockedButton>
        )}
      </DialogFooter>
    </>
  );
}

function Snippets({ secret, curl }: { secret: string; curl: string }) {
  const dotenv = `GRAHA_API_KEY=${secret}`;
  const runnable = `export ${dotenv}\n${curl}`;
  return (
    <div className="min-w-0 overflow-hidden rounded-card border border-line">
      <Tabs
        label={TEXT.curl}
        tabs={[
          { value: 'curl', label: TEXT.curl, content: <Snippet code={runnable} label={TEXT.curl} /> },
          { value: 'dotenv', label: TEXT.dotenv, content: <Snippet code={dotenv} label={TEXT.dotenv} /> },
        ]}
      />
    </div>
  );
}

function Snippet({ code, label }: { code: string; label: string }) {
  return (
    <div className="relative flex max-h-56 min-w-0 flex-col overflow-y-auto">
      <Code code={code} label={label} language="shell" />
      <span className="absolute top-1.5 right-1.5 rounded-control bg-sunken">
        <CopyButton compact text={code} label={`Copy: ${label}`} />
      </span>
    </div>
  );
}

'use client';

import { CodeTabs } from '@graha/ui/tabs.tsx';
import { CopyButton } from '@graha/ui/copy-button.tsx';
import { DialogBody } from '@graha/ui/dialog.tsx';
import { Note } from '@graha/ui/note.tsx';
import { StoredFooter } from '@graha/ui/stored-footer.tsx';
import { FirstCall } from '../../shared/keys/first-call.tsx';

export type StoreKeyProps = {
  made: { keyId: string; text: string };
  /** The request, with `$GRAHA_API_KEY` in place of the key. */
  curl: string;
  /** An additional sentence, such as the remaining time of the old key. */
  note?: string;
  stored: boolean;
  onStored: (stored: boolean) => void;
  onDone: () => void;
};

/** Shows the key once. */
export function StoreKey({ made, curl, note, stored, onStored, onDone }: StoreKeyProps) {
  return (
    <>
      <DialogBody>
        <div
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- A fieldset would be another form group.
          role="group"
          aria-label="Your key"
          className="flex items-center gap-2.5 rounded-lg border border-brass-mark bg-brass-soft py-3 pr-3 pl-4"
        >
          <code className="min-w-0 flex-1 text-small font-medium break-all">{made.text}</code>
          <CopyButton text={made.text} label="Copy the key" variant="primary" />
        </div>
        {note ? <Note>{note}</Note> : null}
        <Snippets secret={made.text} curl={curl} />
        <FirstCall keyId={made.keyId} />
      </DialogBody>
      <StoredFooter
        text={{
          stored: 'I stored it',
          done: 'Done',
          notStored: 'Tick “I stored it” first. The key cannot be shown again.',
        }}
        {...{ stored, onStored, onDone }}
      />
    </>
  );
}

function Snippets({ secret, curl }: { secret: string; curl: string }) {
  const dotenv = `GRAHA_API_KEY=${secret}`;
  const samples = [
    { value: 'curl', label: 'curl', code: `export ${dotenv}\n${curl}`, language: 'shell' },
    { value: 'dotenv', label: '.env', code: dotenv, language: 'shell' },
  ] as const;
  return (
    <CodeTabs label="How to use it" className="overflow-hidden rounded-card border border-line" samples={samples} />
  );
}

'use client';

import { CopyButton } from '@graha/ui/copy-button.tsx';
import { DialogBody } from '@graha/ui/dialog.tsx';
import { Note } from '@graha/ui/note.tsx';
import { StoredFooter } from '@graha/ui/stored-footer.tsx';

export const SHOWN_ONCE = 'It proves that a message comes from us. After you close this, it is not shown again.';

type StoreSecretProps = {
  secret: string;
  note: string | null;
  stored: boolean;
  onStored: (stored: boolean) => void;
  onDone: () => void;
};

/** Shows the secret of a webhook once. */
export function StoreSecret({ secret, note, stored, onStored, onDone }: StoreSecretProps) {
  return (
    <>
      <DialogBody>
        <div
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- A fieldset would be another form group.
          role="group"
          aria-label="The secret"
          className="flex items-center gap-2.5 rounded-lg border border-brass-mark bg-brass-soft py-3 pr-3 pl-4"
        >
          <code className="min-w-0 flex-1 text-small font-medium break-all">{secret}</code>
          <CopyButton text={secret} label="Copy the secret" variant="primary" />
        </div>
        {note === null ? null : <Note>{note}</Note>}
      </DialogBody>
      <StoredFooter
        text={{
          stored: 'I stored it',
          done: 'Done',
          notStored: 'Tick “I stored it” first. The secret cannot be shown again.',
        }}
        {...{ stored, onStored, onDone }}
      />
    </>
  );
}

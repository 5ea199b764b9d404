'use client';

import { CodeTabs } from '../../ui/code-tabs.tsx';
import { Code } from '../../ui/code.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { DialogBody } from '../../ui/dialog.tsx';
import { Note } from '../../ui/note.tsx';
import { StoredFooter } from '../../ui/stored-footer.tsx';
import { FirstCall } from './first-call.tsx';
import { KEYS_TEXT } from './text.ts';

const { secret: TEXT } = KEYS_TEXT;

export type StoreKeyProps = {
  made: { keyId: string; text: string };
  /** The request, with `$GRAHA_API_KEY` where the key belongs. */
  curl: string;
  /** What else is to be known now, such as how long an old key goes on. */
  note?: string;
  stored: boolean;
  onStored: (stored: boolean) => void;
  onDone: () => void;
};

/** The one moment in which the key is shown. */
export function StoreKey({ made, curl, note, stored, onStored, onDone }: StoreKeyProps) {
  return (
    <>
      <DialogBody>
        <div
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- A fieldset would be one more form.
          role="group"
          aria-label={TEXT.key}
          className="flex items-center gap-2.5 rounded-lg border border-brass-mark bg-brass-soft py-3 pr-3 pl-4"
        >
          <code className="min-w-0 flex-1 text-small font-medium break-all">{made.text}</code>
          <CopyButton text={made.text} label={TEXT.copy} variant="primary" />
        </div>
        {note ? <Note>{note}</Note> : null}
        <Snippets secret={made.text} curl={curl} />
        <FirstCall keyId={made.keyId} />
      </DialogBody>
      <StoredFooter text={TEXT} {...{ stored, onStored, onDone }} />
    </>
  );
}

function Snippets({ secret, curl }: { secret: string; curl: string }) {
  const dotenv = `GRAHA_API_KEY=${secret}`;
  const samples = [
    { value: 'curl', label: TEXT.curl, code: `export ${dotenv}\n${curl}` },
    { value: 'dotenv', label: TEXT.dotenv, code: dotenv },
  ];
  return (
    <CodeTabs
      label={TEXT.use}
      className="overflow-hidden rounded-card border border-line"
      samples={samples.map((sample) => ({
        ...sample,
        content: <Code code={sample.code} label={sample.label} language="shell" />,
      }))}
    />
  );
}

'use client';

import type { ReceiptKey } from '@graha/sdk/receipts';
import { Button } from '@graha/ui/button.tsx';
import { Field } from '@graha/ui/field.tsx';
import { Textarea, TextField } from '@graha/ui/input.tsx';
import { Note } from '@graha/ui/note.tsx';
import { type FormEvent, useState } from 'react';
import { type Verdict, verifyPasted } from './verify-pasted.ts';

const FILE_BYTES_MAX = 20_000_000;

/** Checks a pasted answer in the browser: a birth in it is sent nowhere. */
export function VerifyForm({ keys }: { keys: readonly ReceiptKey[] }) {
  const [verdict, setVerdict] = useState<Verdict | null>(null);

  async function check(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string): string => {
      const value = form.get(name);
      return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : '';
    };
    const file = form.get('file');
    const isFile = file instanceof File && file.size > 0;
    if (isFile && file.size > FILE_BYTES_MAX)
      return setVerdict({ problem: 'unreadable', text: 'This file has more than 20 MB, more than any answer.' });
    const body = isFile ? new Uint8Array(await file.arrayBuffer()) : text('body');
    const pasted = { request: text('request'), headers: text('headers'), body, requestBody: text('requestBody') };
    setVerdict(await verifyPasted(pasted, keys));
  }

  return (
    <form
      noValidate
      className="grid grid-cols-[minmax(0,1fr)] gap-5"
      onSubmit={(event) => void check(event)}
      onInput={() => setVerdict(null)}
    >
      <TextField
        label="Request"
        name="request"
        mono
        placeholder="POST /api/v1/kundali/basic"
        hint="Method and address, with the query if it had one."
        spellCheck={false}
      />
      <Field
        label="Headers of the answer"
        hint="As curl -i prints them, with the status line. Without one, 200 is assumed."
      >
        {(control) => <Textarea name="headers" rows={8} className="font-mono" spellCheck={false} {...control} />}
      </Field>
      <Field label="Answer" hint="As it was received, not reformatted.">
        {(control) => <Textarea name="body" rows={8} className="font-mono" spellCheck={false} {...control} />}
      </Field>
      <Field label="Answer as a file" hint="In place of the text, for pictures and long answers." optional>
        {(control) => <input type="file" name="file" className="max-w-full min-w-0 text-small" {...control} />}
      </Field>
      <Field label="Content of the request" hint="Only if the request had Content-Digest." optional>
        {(control) => <Textarea name="requestBody" rows={3} className="font-mono" spellCheck={false} {...control} />}
      </Field>
      <div>
        <Button type="submit">Verify</Button>
      </div>
      <div aria-live="polite">{verdict === null ? null : <VerdictNote verdict={verdict} />}</div>
    </form>
  );
}

function VerdictNote({ verdict }: { verdict: Verdict }) {
  if ('problem' in verdict)
    return (
      <Note tone="bad" title="Not verified.">
        {verdict.text}
      </Note>
    );
  const { requestId, at, engineVersion, ledgerEntry, keyId } = verdict.verified;
  const rows: readonly (readonly [string, string])[] = [
    ['Given', `${at.toISOString().slice(0, 19).replace('T', ' ')} UTC`],
    ['Engine', engineVersion ?? 'not stated'],
    ['Request id', requestId],
    ['Ledger entry', ledgerEntry === null ? 'none of its own' : String(ledgerEntry)],
    ['Key', keyId],
  ];
  return (
    <Note title="This answer is ours, and unchanged.">
      <dl className="mt-2 grid gap-x-4 gap-y-1 sm:grid-cols-[max-content_1fr]">
        {rows.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-text-2">{name}</dt>
            <dd className="font-mono break-all">{value}</dd>
          </div>
        ))}
      </dl>
    </Note>
  );
}

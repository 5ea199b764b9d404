'use client';

import { useState } from 'react';
import { fullInstant } from '@graha/domain/core/format';
import { Dialog } from '@graha/ui/dialog.tsx';
import type { KeyListItem } from '@graha/store/keys/key-list';
import { OVERLAPS_MS, overlapOf, type Overlap } from '@graha/procedures/keys/key';
import { useShownOnce } from '../../shared/shown-once.ts';
import { type ApiFailure, useTRPC } from '../../shared/trpc-client.tsx';
import { DialogBody, DialogFooter } from '@graha/ui/dialog.tsx';
import { Button } from '@graha/ui/button.tsx';
import { Note } from '@graha/ui/note.tsx';
import { PublishableText } from './show-publishable.tsx';
import { StoreKey } from './store-key.tsx';
import { useRefreshKeys } from './use-refresh-keys.ts';
import { Field } from '@graha/ui/field.tsx';
import { Select, TextField } from '@graha/ui/input.tsx';
import { DialogForm } from '../../shared/dialog-form.tsx';

export type RotateKeyProps = {
  target: KeyListItem;
  curl: string;
  /** The initial choice. */
  overlap: Overlap;
  onClose: () => void;
};

/** Two steps, as for a new key: the question, then the secret, which closes only by "I stored it". */
export function RotateKey({ target, curl, overlap, onClose }: RotateKeyProps) {
  const trpc = useTRPC();
  const refresh = useRefreshKeys();
  const [stored, setStored] = useState(false);
  const { request: rotate, ...secret } = useShownOnce(trpc.keys.rotate.mutationOptions({ onSettled: refresh }));
  const { data: made, variables } = rotate;
  const isPublishable = target.browser !== null;
  const isSafe = stored || (rotate.isSuccess && isPublishable);
  const leave = () => secret.leave(isSafe, onClose);
  const note =
    made && variables.overlapMs > 0
      ? `The old key works until ${fullInstant(made.oldValidUntil)}.`
      : 'The old key is refused from now on.';
  return (
    <Dialog
      open
      onOpenChange={leave}
      dismissable={secret.mayClose(isSafe)}
      title={made ? 'Copy your key now' : `Replace ${target.name}`}
      description={
        made && isPublishable
          ? 'Put it in the place of the old one. The page of the key shows it again at any time.'
          : made
            ? 'We keep only its hash. After you close this, no one can show it again, not even us.'
            : 'A new key is made with the same name and limits. Both work until the overlap ends, and spend from one monthly cap.'
      }
    >
      {made && isPublishable ? (
        <>
          <DialogBody>
            <PublishableText text={made.text} />
            <Note>{note}</Note>
          </DialogBody>
          <DialogFooter>
            <Button variant="primary" onClick={onClose}>
              Done
            </Button>
          </DialogFooter>
        </>
      ) : made ? (
        <StoreKey made={made} curl={curl} note={note} stored={stored} onStored={setStored} onDone={onClose} />
      ) : (
        <ChooseOverlap
          initial={overlap}
          pending={rotate.isPending}
          error={rotate.error}
          onSubmit={(overlapMs) => secret.send({ keyId: target.keyId, overlapMs })}
          onCancel={leave}
        />
      )}
    </Dialog>
  );
}

const OTHER = 'other';
const LABELS: Record<Overlap, string> = {
  now: 'No longer: stop it at once',
  '1h': '1 hour',
  '24h': '24 hours',
  '7d': '7 days',
  '30d': '30 days',
};
// Safe: the keys of a constant object without further properties.
const KNOWN = (Object.keys(OVERLAPS_MS) as Overlap[]).map((value) => ({ value, label: LABELS[value] }));

export type ChooseOverlapProps = {
  initial: Overlap;
  pending: boolean;
  error: ApiFailure | null;
  onSubmit: (overlapMs: number) => void;
  onCancel: () => void;
};

function ChooseOverlap({ initial, pending, error, onSubmit, onCancel }: ChooseOverlapProps) {
  const [choice, setChoice] = useState<string>(initial);
  const [problem, setProblem] = useState<string | null>(null);
  const submit = (written: FormData) => {
    const read = overlapOf(choice, String(written.get('minutes') ?? ''));
    setProblem('problem' in read ? read.problem : null);
    if ('overlapMs' in read) onSubmit(read.overlapMs);
  };
  return (
    <DialogForm
      text={{ submit: 'Replace key', pending: 'Replacing', cancel: 'Cancel' }}
      pending={pending}
      error={error}
      problem={problem}
      onSubmit={submit}
      onCancel={onCancel}
    >
      {() => (
        <div className="grid gap-4.5 sm:grid-cols-2">
          <Field label="The old key works for">
            {(control) => (
              <Select
                {...control}
                value={choice}
                options={[...KNOWN, { value: OTHER, label: 'Another time' }]}
                onChange={({ currentTarget }) => setChoice(currentTarget.value)}
              />
            )}
          </Field>
          {choice === OTHER ? <TextField name="minutes" label="Minutes" error={problem} numeric required /> : null}
        </div>
      )}
    </DialogForm>
  );
}

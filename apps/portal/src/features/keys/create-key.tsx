'use client';

import { ChevronRight } from '@graha/ui/icons/arrows.tsx';
import { useState } from 'react';
import type { KeyEnv } from '@graha/domain/keys/key-format';
import { KEY_LIMITS } from '@graha/domain/keys/limits';
import { Dialog } from '@graha/ui/dialog.tsx';
import { readLimits, type LimitProblems } from '@graha/procedures/keys/limit-form';
import { useShownOnce } from '../../shared/shown-once.ts';
import { useMutationId, useTRPC } from '../../shared/trpc-client.tsx';
import { KEYS_PATH } from './key.ts';
import { type KeySort, NameKey } from '../../shared/keys/name-key.tsx';
import { BrowserFields } from './browser-fields.tsx';
import { type BrowserExample, ShowPublishable } from './show-publishable.tsx';
import type { ScopeFamilies } from './page-data.ts';
import { StoreKey } from './store-key.tsx';
import { useRefreshKeys } from './use-refresh-keys.ts';
import { LimitFields, type LimitFieldsProps } from './limit-fields.tsx';

export type CreateKeyProps = {
  curl: string;
  example: BrowserExample;
  families: ScopeFamilies;
  asOf: Date;
  onClose: () => void;
};

/** Two steps in one dialog: name the key, then store it. The second step closes only by "I stored it". */
export function CreateKey({ curl, example, families, asOf, onClose }: CreateKeyProps) {
  const trpc = useTRPC();
  const refresh = useRefreshKeys();
  const { mutationId } = useMutationId();
  const [stored, setStored] = useState(false);
  const [sort, setSort] = useState<KeySort>('live');
  const [problems, setProblems] = useState<LimitProblems>({});
  const { request: create, ...secret } = useShownOnce(trpc.keys.create.mutationOptions({ onSuccess: refresh }));
  const submit = (input: { name: string; env: KeyEnv }, form: FormData) => {
    const read = readLimits(form, { now: asOf, expiresAt: null });
    setProblems('problems' in read ? read.problems : {});
    if ('limits' in read) secret.send({ ...input, limits: read.limits, mutationId });
  };
  const close = () => {
    secret.reset(); // Clears the secret from the memory of the page when its dialog closes.
    history.replaceState(null, '', KEYS_PATH); // A reload must not open the dialog again.
    onClose();
  };
  const isPublishable = sort === 'publishable';
  const isSafe = stored || (create.isSuccess && isPublishable);
  const leave = () => secret.leave(isSafe, close);

  return (
    <Dialog
      open
      onOpenChange={leave}
      dismissable={secret.mayClose(isSafe)}
      title={create.data ? (isPublishable ? 'Your publishable key' : 'Copy your key now') : 'Create key'}
      {...(create.data && !isPublishable
        ? { description: 'We keep only its hash. After you close this, no one can show it again, not even us.' }
        : {})}
    >
      {create.data && isPublishable ? (
        <ShowPublishable made={create.data} example={example} onDone={close} />
      ) : create.data ? (
        <StoreKey made={create.data} curl={curl} stored={stored} onStored={setStored} onDone={close} />
      ) : (
        <NameKey
          pending={create.isPending}
          error={create.error}
          problem={Object.values(problems)[0]}
          onSubmit={submit}
          onSort={setSort}
          onCancel={leave}
        >
          {isPublishable ? <BrowserFields problems={problems} /> : null}
          <MoreLimits families={families} problems={problems} isPublishable={isPublishable} />
        </NameKey>
      )}
    </Dialog>
  );
}

/** Closed at first, so that a first key needs one field. It opens if a field inside has an error. */
function MoreLimits(fields: LimitFieldsProps) {
  const [open, setOpen] = useState(false);
  const isShown = open || KEY_LIMITS.some(({ name }) => fields.problems[name] !== undefined);
  return (
    <details
      open={isShown}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group/more rounded-control border border-line"
    >
      <summary className="flex min-h-10 cursor-pointer list-none flex-wrap items-center gap-x-2 rounded-control px-3 py-2 text-small font-medium [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden="true" className="transition-transform group-open/more:rotate-90" />
        More limits
        <span className="font-normal text-text-3 group-open/more:hidden">
          {KEY_LIMITS.map(({ label }) => label).join(', ')}
        </span>
      </summary>
      <div className="grid gap-4.5 border-t border-line px-3 py-4">
        <LimitFields {...fields} />
      </div>
    </details>
  );
}

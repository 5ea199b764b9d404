'use client';

import { useMutation } from '@tanstack/react-query';
import { Button, ButtonLink } from '@graha/ui/button.tsx';
import { Note } from '@graha/ui/note.tsx';
import { FailureNote, useTRPC } from '../../shared/trpc-client.tsx';

const ACTS = {
  confirm: {
    label: 'Confirm',
    pending: 'Confirming',
    title: 'Confirmed.',
    text: 'You will have a mail about each incident.',
  },
  unsubscribe: {
    label: 'Unsubscribe',
    pending: 'Unsubscribing',
    title: 'Unsubscribed.',
    text: 'Your address is deleted. A mail that is on its way may still arrive.',
  },
} as const;

export type TokenActName = keyof typeof ACTS;

/** One button, because programs that check mails open every link and must change nothing. */
export function TokenAct({ act, token }: { act: TokenActName; token: string }) {
  const trpc = useTRPC();
  const confirm = useMutation(trpc.status.confirm.mutationOptions());
  const unsubscribe = useMutation(trpc.status.unsubscribe.mutationOptions());
  const { isPending, isSuccess, error, mutate } = act === 'confirm' ? confirm : unsubscribe;
  const { label, pending, title, text } = ACTS[act];
  if (isSuccess)
    return (
      <>
        <div aria-live="polite">
          <Note title={title}>{text}</Note>
        </div>
        <ButtonLink href="/status" size="lg">
          To the status page
        </ButtonLink>
      </>
    );
  return (
    <>
      <Button variant="primary" size="lg" loading={isPending} loadingLabel={pending} onClick={() => mutate({ token })}>
        {label}
      </Button>
      {error ? <FailureNote error={error} /> : null}
    </>
  );
}

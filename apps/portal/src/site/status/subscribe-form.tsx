'use client';

import { useMutation } from '@tanstack/react-query';
import { Button } from '@graha/ui/button.tsx';
import { TextField } from '@graha/ui/input.tsx';
import { Note } from '@graha/ui/note.tsx';
import { FailureNote, useTRPC } from '../../shared/trpc-client.tsx';

/** Asks for an address. The answer is the same for every address, so it reveals nobody. */
export function SubscribeForm() {
  const trpc = useTRPC();
  const subscribe = useMutation(trpc.status.subscribe.mutationOptions());
  if (subscribe.isSuccess)
    return (
      <div aria-live="polite">
        <Note title="Look into your mailbox.">
          If {subscribe.variables.email} is not subscribed yet, a link is on its way, at most three a day. Nothing else
          is sent until you follow it.
        </Note>
      </div>
    );
  const problem = subscribe.error?.data?.fields?.['email'];
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!subscribe.isPending)
          subscribe.mutate({ email: String(new FormData(event.currentTarget).get('email')).trim() });
      }}
    >
      <div className="flex flex-wrap items-start gap-3">
        <TextField
          className="min-w-0 flex-[1_1_16rem] sm:max-w-96"
          label="E-mail"
          name="email"
          type="email"
          autoComplete="email"
          hint="One mail when an incident opens, changes or ends. Each has a link that ends them."
          error={problem}
        />
        <Button type="submit" className="sm:mt-6.5" loading={subscribe.isPending} loadingLabel="Sending">
          Subscribe
        </Button>
      </div>
      {subscribe.error && problem === undefined ? <FailureNote error={subscribe.error} /> : null}
    </form>
  );
}

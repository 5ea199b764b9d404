'use client';

import { useTransition } from 'react';
import { Button } from '@graha/ui/button.tsx';
import { signOutAction } from './actions.ts';

/** Signs out and shows the same page again without a session. */
export function SignOutHere() {
  const [isPending, startTransition] = useTransition();
  const signOut = () =>
    startTransition(async () => {
      await signOutAction();
      location.reload();
    });
  return (
    <Button variant="primary" size="lg" loading={isPending} loadingLabel="Signing out" onClick={signOut}>
      Sign out
    </Button>
  );
}

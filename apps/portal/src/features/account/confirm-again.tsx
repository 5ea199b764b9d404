'use client';

import { useState } from 'react';
import { ApiProvider } from '../../shared/trpc-client.tsx';
import { Button, ButtonLink } from '@graha/ui/button.tsx';
import { ConfirmIdentity } from './confirm-identity.tsx';

/** Nothing on this page waits for an answer in between. */
const nobodyAsks = async (): Promise<boolean> => false;

export function ConfirmAgain({ next }: { next: string }) {
  const [asking, setAsking] = useState(false);
  return (
    <ApiProvider confirm={nobodyAsks}>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={() => setAsking(true)}>
          Confirm
        </Button>
        <ButtonLink variant="ghost" href="/overview">
          Back to your workspace
        </ButtonLink>
      </div>
      {asking ? (
        <ConfirmIdentity onAnswer={(isConfirmed) => (isConfirmed ? location.assign(next) : setAsking(false))} />
      ) : null}
    </ApiProvider>
  );
}

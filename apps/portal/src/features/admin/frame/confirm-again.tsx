'use client';

import { useState } from 'react';
import { ApiProvider } from '../../../trpc/client.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { ConfirmIdentity } from '../../profile/confirm-identity.tsx';
import { ADMIN_TEXT } from './text.ts';

const { confirm: TEXT } = ADMIN_TEXT;

/** Nothing on this page waits for an answer in between. */
const nobodyAsks = async (): Promise<boolean> => false;

export function ConfirmAgain({ next }: { next: string }) {
  const [asking, setAsking] = useState(false);
  return (
    <ApiProvider confirm={nobodyAsks}>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={() => setAsking(true)}>
          {TEXT.start}
        </Button>
        <ButtonLink variant="ghost" href="/overview">
          {TEXT.leave}
        </ButtonLink>
      </div>
      {asking ? (
        <ConfirmIdentity onAnswer={(isConfirmed) => (isConfirmed ? location.assign(next) : setAsking(false))} />
      ) : null}
    </ApiProvider>
  );
}

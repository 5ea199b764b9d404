'use client';

import { useQuery } from '@tanstack/react-query';
import { useTRPC } from '../../trpc/client.tsx';
import { Shape } from '../../ui/badge.tsx';
import { KEYS_TEXT } from './text.ts';

const { firstCall: TEXT } = KEYS_TEXT;
const POLL_MS = 1_500;

/** Waits for the first call of a key, and then says what it was. */
export function FirstCall({ keyId }: { keyId: string }) {
  const trpc = useTRPC();
  const { data } = useQuery(
    trpc.keys.firstCall.queryOptions(
      { keyId },
      { refetchInterval: (query) => (query.state.data ? false : POLL_MS), retry: true },
    ),
  );
  return (
    <output className="flex items-center gap-2 text-small text-text-2">
      {data ? (
        <>
          <Shape shape="dot" className="text-ok" />
          <span className="text-text">{TEXT.seen(data.operation, data.credits)}</span>
        </>
      ) : (
        <>
          <Shape shape="ring" className="animate-live text-brass" />
          {TEXT.waiting}
        </>
      )}
    </output>
  );
}

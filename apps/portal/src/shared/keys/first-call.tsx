'use client';

import { inCredits } from '@graha/domain/core/format';
import { useQuery } from '@tanstack/react-query';
import { useTRPC } from '../trpc-client.tsx';
import { Shape } from '@graha/ui/badge.tsx';

const POLL_MS = 1_500;

/** Waits for the first call of a key, then shows it. */
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
          <span className="text-text">{`First call: ${data.operation}, ${inCredits(data.credits)}`}</span>
        </>
      ) : (
        <>
          <Shape shape="ring" className="animate-live text-brass" />
          Waiting for the first call with this key
        </>
      )}
    </output>
  );
}

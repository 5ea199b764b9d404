'use client';

import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  TRPCClientError,
  createTRPCClient,
  httpBatchLink,
  httpLink,
  splitLink,
  type TRPCClientErrorLike,
} from '@trpc/client';
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import { createTRPCContext } from '@trpc/tanstack-react-query';
import { type ReactNode, useCallback, useState } from 'react';
import superjson from 'superjson';
import { CHANGE_MAX_MS, isNetworkFailure, networkFailureWords, NO_ANSWER, SENT_MAYBE } from '@graha/ui/network.ts';
import { signInPath } from '@graha/auth/core/return-path';
import { BATCH_CALLS_MAX } from '@graha/procedures/trpc/batch-limit';
import type { AppRouter } from '@graha/procedures/router/root';
import { Note } from '@graha/ui/note.tsx';
import { isSigningOut } from './sign-out.ts';
import { renewedSessionLink } from './renewed-session-link.ts';
import { stepUpLink, type Confirm } from './step-up-link.ts';

const { TRPCProvider, useTRPC, useTRPCClient } = createTRPCContext<AppRouter>();
export { useTRPC, useTRPCClient };

export type ApiFailure = TRPCClientErrorLike<AppRouter>;
/** The outputs of the procedures, such as `Outputs['keys']['list']`. */
export type Outputs = inferRouterOutputs<AppRouter>;
export type Inputs = inferRouterInputs<AppRouter>;

/** Redirects to sign-in, and then back to this page, if the session has ended elsewhere. */
function leaveIfSignedOut(error: unknown): void {
  if (!(error instanceof TRPCClientError) || error.data?.code !== 'UNAUTHORIZED' || isSigningOut()) return;
  location.assign(signInPath(location.pathname + location.search));
}

const makeQueryClient = () =>
  new QueryClient({
    queryCache: new QueryCache({ onError: leaveIfSignedOut }),
    mutationCache: new MutationCache({ onError: leaveIfSignedOut }),
    defaultOptions: {
      queries: { retry: false, staleTime: 1_000, networkMode: 'always' },
      // Without a network a change fails at once; a queued one would happen later, unseen.
      mutations: { networkMode: 'always' },
    },
  });

type Fetch = NonNullable<Parameters<typeof httpLink<AppRouter>>[0]['fetch']>;

/** Replaces the browser's message for a failed connection, and the page of a proxy, neither of which helps. */
const sayFailure: Fetch = async (input, init) => {
  const answer = await fetch(input, { ...init, signal: init?.signal ?? null }).catch((error: unknown) => {
    throw isNetworkFailure(error) ? new TypeError(networkFailureWords(), { cause: error }) : error;
  });
  const isOurs = answer.ok || answer.headers.get('content-type')?.startsWith('application/json');
  if (!isOurs) throw new TypeError(init?.method === 'POST' ? SENT_MAYBE : NO_ANSWER);
  return answer;
};

/** Aborts a change after a time limit. Queries are repeated anyway, and a run of the playground has a stop button. */
export const withinTime: Fetch = (input, init) => {
  if (init?.method !== 'POST') return sayFailure(input, init);
  const timeout = AbortSignal.timeout(CHANGE_MAX_MS);
  return sayFailure(input, { ...init, signal: init.signal ? AbortSignal.any([init.signal, timeout]) : timeout });
};

const ROUTER = { url: '/api/trpc', transformer: superjson } as const;

/**
 * Queries with a birth, a reference or a logo in their input. They are sent in a body, because logs may store addresses, and an
 * address has no room for a logo.
 */
const PRIVATE = /^(?:births|playground|settings\.brand)\./;

/** Creates the client. */
const makeClient = (confirm: Confirm) =>
  createTRPCClient<AppRouter>({
    links: [
      stepUpLink(confirm),
      renewedSessionLink(),
      splitLink({
        condition: ({ path }) => PRIVATE.test(path),
        true: httpLink({ ...ROUTER, fetch: sayFailure, methodOverride: 'POST' }),
        false: httpBatchLink({ ...ROUTER, fetch: withinTime, maxItems: BATCH_CALLS_MAX }),
      }),
    ],
  });

/** `confirm` asks for the password when a call needs a fresh session. The first value is kept. */
export function ApiProvider({ confirm, children }: { confirm: Confirm; children: ReactNode }) {
  const [queryClient] = useState(makeQueryClient);
  const [trpcClient] = useState(() => makeClient(confirm));
  return (
    <QueryClientProvider client={queryClient}>
      <TRPCProvider trpcClient={trpcClient} queryClient={queryClient}>
        {children}
      </TRPCProvider>
    </QueryClientProvider>
  );
}

/** Shows an error at its place, with the request id for the log. */
export function FailureNote({ error, consequence }: { error: ApiFailure; consequence?: string | undefined }) {
  const requestId = error.data?.requestId;
  return (
    <Note tone="bad" role="alert" title={consequence}>
      {error.message}
      {requestId ? <span className="mt-1 block font-mono text-micro text-text-2">{requestId}</span> : null}
    </Note>
  );
}

const newId = (): string => crypto.randomUUID();

/**
 * Returns one id for each opening of a dialog or page, so that a second click creates nothing twice. `renew` makes another id.
 */
export function useMutationId(): { mutationId: string; renew: () => void } {
  const [mutationId, setMutationId] = useState(newId);
  const renew = useCallback(() => setMutationId(newId()), []);
  return { mutationId, renew };
}

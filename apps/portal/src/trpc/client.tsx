'use client';

import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createTRPCClient,
  httpBatchLink,
  httpLink,
  splitLink,
  TRPCClientError,
  type TRPCClientErrorLike,
} from '@trpc/client';
import { createTRPCContext } from '@trpc/tanstack-react-query';
import { useState, type ReactNode } from 'react';
import superjson from 'superjson';
import { signInPath } from '../auth/return-path.ts';
import type { AppRouter } from './root.ts';
import { stepUpLink, type Confirm } from './step-up-link.ts';

const { TRPCProvider, useTRPC, useTRPCClient } = createTRPCContext<AppRouter>();
export { useTRPC, useTRPCClient };

export type ApiFailure = TRPCClientErrorLike<AppRouter>;

/** A session that ended elsewhere is met at the next call: sign in, and come back to this page. */
function leaveIfSignedOut(error: unknown): void {
  if (!(error instanceof TRPCClientError) || error.data?.code !== 'UNAUTHORIZED') return;
  location.assign(signInPath(location.pathname + location.search));
}

const makeQueryClient = () =>
  new QueryClient({
    queryCache: new QueryCache({ onError: leaveIfSignedOut }),
    mutationCache: new MutationCache({ onError: leaveIfSignedOut }),
    defaultOptions: { queries: { retry: false, staleTime: 1_000 } },
  });

const ROUTER = { url: '/api/trpc', transformer: superjson } as const;

/** What the playground asks is somebody's birth: it travels in bodies, never in an address that a log may keep. */
const makeClient = (confirm: Confirm) =>
  createTRPCClient<AppRouter>({
    links: [
      stepUpLink(confirm),
      splitLink({
        condition: ({ path }) => path.startsWith('playground.'),
        true: httpLink({ ...ROUTER, methodOverride: 'POST' }),
        false: httpBatchLink(ROUTER),
      }),
    ],
  });

/** `confirm` asks who it is when a call wants a fresh session; the first one that is given stays. */
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

'use client';

import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createTRPCClient, httpBatchLink, TRPCClientError, type TRPCClientErrorLike } from '@trpc/client';
import { createTRPCContext } from '@trpc/tanstack-react-query';
import { useState, type ReactNode } from 'react';
import superjson from 'superjson';
import { signInPath } from '../auth/return-path.ts';
import type { AppRouter } from './root.ts';

const { TRPCProvider, useTRPC } = createTRPCContext<AppRouter>();
export { useTRPC };

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

const makeClient = () =>
  createTRPCClient<AppRouter>({ links: [httpBatchLink({ url: '/api/trpc', transformer: superjson })] });

export function ApiProvider({ children }: { children: ReactNode }) {
  const [queryClient] = useState(makeQueryClient);
  const [trpcClient] = useState(makeClient);
  return (
    <QueryClientProvider client={queryClient}>
      <TRPCProvider trpcClient={trpcClient} queryClient={queryClient}>
        {children}
      </TRPCProvider>
    </QueryClientProvider>
  );
}

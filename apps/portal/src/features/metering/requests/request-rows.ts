import { PLAYGROUND_KEY_ID } from '@graha/store/ledger/metering';
import type { inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '@graha/procedures/trpc/root';

export type RequestBatch = inferRouterOutputs<AppRouter>['requests']['list'];
export type LoggedRequest = RequestBatch['rows'][number];

/** A key by its name. */
export type Named = { keyId: string; name: string };

export function keyNameOf(keyId: string | null, keys: readonly Named[]): string {
  if (keyId === null) return 'None named';
  if (keyId === PLAYGROUND_KEY_ID) return 'Playground';
  return keys.find((key) => key.keyId === keyId)?.name ?? keyId;
}

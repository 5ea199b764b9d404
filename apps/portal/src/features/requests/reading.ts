import { PLAYGROUND_KEY_ID } from '@graha/store/metering';
import type { inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '../../trpc/root.ts';
import { REQUESTS_TEXT } from './text.ts';

export type RequestsPage = inferRouterOutputs<AppRouter>['requests']['list'];
export type LoggedRequest = RequestsPage['rows'][number];

/** A key by its name. */
export type Named = { keyId: string; name: string };

export function keyNameOf(keyId: string | null, keys: readonly Named[]): string {
  if (keyId === null) return REQUESTS_TEXT.noKey;
  if (keyId === PLAYGROUND_KEY_ID) return REQUESTS_TEXT.playgroundKey;
  return keys.find((key) => key.keyId === keyId)?.name ?? keyId;
}

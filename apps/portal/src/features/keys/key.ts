import type { inferRouterOutputs } from '@trpc/server';
import type { Change } from '@graha/procedures/keys/key';
import type { AppRouter } from '@graha/procedures/router/root';
import type { KeyListItem } from '@graha/store/keys/key-list';

type Outputs = inferRouterOutputs<AppRouter>['keys'];

/** One key, as shown on its own page. */
export type KeyDetails = Outputs['get'];
export type KeyList = Outputs['list'];

/** An action on a key. */
export type KeyAction = {
  change: Change | 'reportLeak';
  row: KeyListItem;
  /** True if the old key must stop at once. */
  isUrgent?: boolean;
};

export const KEYS_PATH = '/keys';

/** Name of the query parameter that opens the dialog with the page. */
export const CREATING = 'create';

export const keyPath = (keyId: string): string => `${KEYS_PATH}/${keyId}`;

/** Returns the page of all logged requests of a key. */
export const requestsPath = (keyId: string): string => `/requests?period=30d&key=${keyId}`;

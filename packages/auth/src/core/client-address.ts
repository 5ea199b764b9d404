import { addressOwner } from '@graha/store/identity/client-address';
import { insideHeaders } from './inside.ts';

/** The client address that attempts are counted by, as the edge saw it. Requests that bypass the edge share one count. */
export const clientAddress = (headers: Headers): string =>
  addressOwner(headers.get(insideHeaders().clientAddress) ?? 'unknown');

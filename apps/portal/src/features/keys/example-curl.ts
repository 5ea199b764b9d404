import 'server-only';
import { EXAMPLE_BIRTH } from '@graha/catalog/birth';
import { env } from '../../server/env.ts';
import { snippetsOf } from '../../shared/snippets.ts';

/** A request that works as pasted once `GRAHA_API_KEY` is set. */
export function exampleCurl(): string {
  const snippets = snippetsOf({ url: `${env().apiUrl}/api/v1/kundali/basic`, body: EXAMPLE_BIRTH });
  return snippets.find(({ value }) => value === 'curl')?.code ?? '';
}

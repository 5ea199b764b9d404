import 'server-only';
import { FAMILIES } from '@graha/catalog/catalog';
import { SCOPES, type FamilyScope } from '@graha/domain/scopes';
import { EXAMPLE_BIRTH } from '@graha/catalog/birth';
import { env } from '../../server/env.ts';
import { snippetsOf } from '../../shared/snippets.ts';

/** Scopes that are not everything, with the families of operations that each opens. */
export type ScopeFamilies = readonly { scope: FamilyScope; families: string }[];

export const scopeFamilies = (): ScopeFamilies =>
  SCOPES.filter((scope) => scope !== '*').map((scope) => ({
    scope,
    families: Object.values(FAMILIES)
      .filter((family) => family.scope === scope)
      .map(({ title }) => title)
      .join(', '),
  }));

/** A request that works as pasted once `GRAHA_API_KEY` is set. */
export function exampleCurl(): string {
  const snippets = snippetsOf({ url: `${env().apiUrl}/api/v1/kundali/basic`, body: EXAMPLE_BIRTH });
  return snippets.find(({ value }) => value === 'curl')?.code ?? '';
}

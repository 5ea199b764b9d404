import 'server-only';
import { FAMILIES } from '@graha/catalog/catalog';
import { type FamilyScope, SCOPES } from '@graha/domain/scopes';

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

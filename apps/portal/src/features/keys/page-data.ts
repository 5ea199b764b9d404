import 'server-only';
import { catalog, FAMILIES } from '@graha/catalog/families/catalog';
import { inputJsonSchema, leavesOf } from '@graha/catalog/wire/json-schema';
import { MANAGE_SCOPE, SCOPES, type FamilyScope } from '@graha/domain/keys/scopes';
import { EXAMPLE_BIRTH } from '@graha/catalog/request/birth';
import { curl } from '@graha/catalog/project/snippets/http-calls';
import type { BrowserExample } from './show-publishable.tsx';
import { env } from '../../server/env.ts';

/** The scopes other than everything, with the families of operations that each allows; `manage` for people who may grant it. */
export type ScopeFamilies = readonly { scope: FamilyScope | typeof MANAGE_SCOPE; families: string }[];

export const scopeFamilies = (mayDelegate: boolean): ScopeFamilies => [
  ...SCOPES.filter((scope) => scope !== '*').map((scope) => ({
    scope,
    families: Object.values(FAMILIES)
      .filter((family) => family.scope === scope)
      .map(({ title }) => title)
      .join(', '),
  })),
  ...(mayDelegate ? [{ scope: MANAGE_SCOPE, families: '' } as const] : []),
];

/** Returns the same request, as a page sends it. */
export const browserExample = (): BrowserExample => ({
  url: `${env().apiUrl}/api/v1/kundali/basic`,
  body: JSON.stringify(EXAMPLE_BIRTH),
});

/** Returns a request that works as pasted once `GRAHA_API_KEY` is set. */
export const exampleCurl = (): string =>
  curl({ baseUrl: env().apiUrl, path: '/api/v1/kundali/basic', body: EXAMPLE_BIRTH });

/** The address of the feed of festivals, and what can be chosen in it. */
export type FeedChoices = { url: string; regions: readonly string[]; schools: readonly string[] };

const feedFields = new Map(
  leavesOf(inputJsonSchema(catalog.panchang.festivals.input)).map(({ name, schema }) => [name, schema.enum ?? []]),
);

export const feedChoices = (): FeedChoices => ({
  url: `${env().apiUrl}/api/v1/panchang/festivals.ics`,
  regions: feedFields.get('region')?.map(String) ?? [],
  schools: feedFields.get('settings.school')?.map(String) ?? [],
});

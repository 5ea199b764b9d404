import { FAMILIES, type Family } from '../families/catalog.ts';
import { longCallsOf } from './long-call.ts';
import { weightUnitOf } from './points-weight.ts';
import type { AnyOperation, Catalog } from '../operation/operation.ts';
import type { PictureChoices } from '../pictures/style.ts';
import { choicesOf } from '../pictures/views/views.ts';
import { operationIdOf, sdkNameOf } from '../operation/operation-id.ts';
import { titleOf } from './titles.ts';

export type ListedOperation = Omit<AnyOperation, 'rateWeight' | 'scope'> & {
  /** The weight of one call in the rate limit, or of each unit of `weighedBy`; an integer, 1 or more. */
  rateWeight: number;
  /** `panchang/sun-times`: the entry's place in the catalogue, without a trailing slash. */
  id: string;
  /** `Sunrise and sunset`: the name for people. */
  title: string;
  family: string;
  suffix: string;
  /** `/api/v1/panchang/sun-times`. */
  path: string;
  /** The scope that a key needs. */
  scope: string;
  methods: readonly ('POST' | 'GET')[];
  /** Id of the first entry with the same value, if this one is an alias. */
  aliasOf?: string;
  /** `panchangSunTimes`: unique in the API, for OpenAPI and code generators. */
  operationId: string;
  /** Present if the answer can be drawn: sent to clients that accept `image/svg+xml` or `image/png`. */
  picture?: PictureChoices;
  /** Method of the SDK within its family: `sunTimes`. A family's own address (`/planets`) is `all`. */
  sdkName: string;
};

/** The catalogue as a list, in its own order. An alias is recognised by identity: the same value at a second place. */
export function listOperations(
  catalog: Catalog,
  families: Readonly<Record<string, Family>> = FAMILIES,
): ListedOperation[] {
  const firstPlace = new Map<AnyOperation, string>();
  return Object.entries(catalog).flatMap(([family, entries]) =>
    Object.entries(entries).map(([suffix, entry]) => {
      const id = suffix === '' ? family : `${family}/${suffix}`;
      const scope = entry.scope ?? families[family]?.scope;
      if (scope === undefined) throw new Error(`family ${family} has no row in FAMILIES`);
      const aliasOf = firstPlace.get(entry);
      if (aliasOf === undefined) firstPlace.set(entry, id);
      const picture = choicesOf(aliasOf ?? id);
      const weighedBy = weightUnitOf(entry);
      return {
        ...entry,
        ...longCallsOf(entry),
        rateWeight: entry.rateWeight ?? 1,
        ...(weighedBy === undefined ? {} : { weighedBy }),
        id,
        title: titleOf(id),
        family,
        suffix,
        path: `/api/v1/${id}`,
        scope,
        methods: entry.postOnly ? (['POST'] as const) : (['POST', 'GET'] as const),
        ...(aliasOf === undefined ? {} : { aliasOf }),
        ...(picture === null ? {} : { picture }),
        operationId: operationIdOf(id),
        sdkName: sdkNameOf(suffix),
      };
    }),
  );
}

import type { ManagementRoute } from './management.ts';
import { BirthsQuery, ErasedBirth, ManagedBirth, ManagedBirths, NewBirth } from './birth-members.ts';

/** The routes of stored births, defined once: the server, the OpenAPI document, the docs and the clients use them. */
export const BIRTH_ROUTES = {
  storeBirth: {
    method: 'POST',
    path: '/births',
    scope: 'births',
    summary: 'Stores a birth.',
    description:
      'Every operation then takes its `birth_id` or `birth_reference` in place of a birth. A birth with a known reference ' +
      'replaces the stored one and answers 200. Send an Idempotency-Key with a birth without a reference.',
    input: NewBirth,
    output: ManagedBirth,
    isRepeatable: true,
    status: 201,
  },
  listBirths: {
    method: 'GET',
    path: '/births',
    scope: 'births',
    summary: 'Stored births, newest first.',
    description: 'In pages, by tag, or the one with a reference.',
    input: BirthsQuery,
    output: ManagedBirths,
    status: 200,
  },
  readBirth: {
    method: 'GET',
    path: '/births/{birth_id}',
    scope: 'births',
    summary: 'One stored birth.',
    description: 'As it was stored; a `place_id` is written out.',
    output: ManagedBirth,
    status: 200,
  },
  replaceBirth: {
    method: 'PUT',
    path: '/births/{birth_id}',
    scope: 'births',
    summary: 'Replaces a stored birth.',
    description: 'Members that are left out are emptied. The next call reads the new birth.',
    input: NewBirth,
    output: ManagedBirth,
    status: 200,
  },
  eraseBirth: {
    method: 'DELETE',
    path: '/births/{birth_id}',
    scope: 'births',
    summary: 'Erases a stored birth.',
    description: 'Nothing of it is kept; the audit log names the id alone. Erasing it again changes nothing.',
    output: ErasedBirth,
    status: 200,
  },
} as const satisfies Record<string, ManagementRoute>;

export type BirthRouteId = keyof typeof BIRTH_ROUTES;

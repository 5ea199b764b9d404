'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fullInstant } from '@graha/domain/core/format';
import { shownOf } from '@graha/procedures/keys/key';
import { searchable } from '@graha/procedures/keys/filter';
import { useDebounced } from '@graha/ui/use-debounced.ts';
import { requestPath } from '../paths.ts';
import { ROLE_NAMES } from '../role-names.ts';
import { type Outputs, useTRPC } from '../trpc-client.tsx';
import type { SearchEntry } from './entry.ts';
import { SearchField, type SearchProps } from './search-field.tsx';

const REST_MS = 150;
const LENGTH_MIN = 2;
const LENGTH_MAX = 200;

/** The public search plus keys, members and the request with the pasted id. */
export function WorkspaceSearch(props: SearchProps) {
  const [query, setQuery] = useState('');
  const more = useFound(query);
  return (
    <SearchField
      {...props}
      {...{ query, setQuery, more }}
      placeholder="A key, a member, a request id, an operation, a page"
    />
  );
}

const NONE: readonly SearchEntry[] = [];

/** Searches the workspace. A pasted key is reduced to the part that lists show: its secret is not sent. */
function useFound(query: string): readonly SearchEntry[] {
  const trpc = useTRPC();
  const text = searchable(useDebounced(query, REST_MS));
  const isAsked = text.length >= LENGTH_MIN && text.length <= LENGTH_MAX && !text.startsWith('/');
  const { data } = useQuery(
    trpc.search.find.queryOptions({ text }, { enabled: isAsked, placeholderData: keepPreviousData, retry: false }),
  );
  const isShown = isAsked && query.trim().length >= LENGTH_MIN;
  return data && isShown ? entriesOf(data) : NONE;
}

/** Returns the entries in the order of their groups. */
function entriesOf({ keys, members, request }: Outputs['search']['find']): SearchEntry[] {
  return [
    ...(request
      ? [
          {
            group: 'Requests' as const,
            title: request.requestId,
            detail: `${request.operation}, ${fullInstant(request.at)}`,
            href: requestPath(request.requestId),
            note: String(request.status),
          },
        ]
      : []),
    ...keys.map((key) => ({
      group: 'Keys' as const,
      title: key.name,
      detail: shownOf(key),
      href: `/keys/${key.keyId}`,
      ...(key.status === 'active' ? {} : { note: key.status }),
    })),
    ...members.map(({ name, email, role }) => ({
      group: 'Members' as const,
      title: name,
      detail: email,
      href: `/team?search=${encodeURIComponent(email)}`,
      note: ROLE_NAMES[role],
    })),
  ];
}

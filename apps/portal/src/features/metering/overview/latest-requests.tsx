'use client';

import { useQuery } from '@tanstack/react-query';
import { Link } from '@graha/ui/link.tsx';
import { useId, useState } from 'react';
import { useCalmReading } from '../../../shared/calm-reading.ts';
import { useTRPC } from '../../../shared/trpc-client.tsx';
import { LiveBadge } from '@graha/ui/badge.tsx';
import { Card, CardHeader } from '@graha/ui/card.tsx';
import { RequestTable, type LoggedRequest, type Named, type RequestBatch } from '../requests/request-table.tsx';
import { RequestDetails } from '../requests/request-details.tsx';
import { LATEST } from './data.ts';

export type LatestRequestsProps = {
  initial: RequestBatch;
  keys: readonly Named[];
};

/** The newest rows of the request log, live. Each opens as on the page of requests. */
export function LatestRequests({ initial, keys }: LatestRequestsProps) {
  const id = useId();
  const trpc = useTRPC();
  const calm = useCalmReading();
  const [shown, setShown] = useState<LoggedRequest | null>(null);
  const { data, isError, dataUpdatedAt } = useQuery(
    trpc.requests.list.queryOptions(LATEST, {
      initialData: initial,
      refetchInterval: calm,
    }),
  );
  return (
    <Card aria-labelledby={id}>
      <CardHeader
        id={id}
        title="Latest requests"
        actions={
          <span className="flex items-center gap-3">
            <LiveBadge connected={!isError} asOfMs={dataUpdatedAt} />
            <Link href="/requests" className="link text-small">
              All requests
            </Link>
          </span>
        }
      />
      {data.rows.length === 0 ? (
        <p className="px-5 py-6 text-text-2">No requests in the last thirty days.</p>
      ) : (
        <RequestTable isShort rows={data.rows} keys={keys} onOpen={setShown} />
      )}
      {shown ? <RequestDetails row={shown} onClose={() => setShown(null)} keys={keys} /> : null}
    </Card>
  );
}

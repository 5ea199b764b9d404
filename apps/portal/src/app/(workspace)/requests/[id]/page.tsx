import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { may } from '@graha/domain/team/roles';
import { isStorable, LENGTHS } from '@graha/domain/core/typed-text';
import { ButtonLink } from '@graha/ui/button.tsx';
import { Card, CardBody } from '@graha/ui/card.tsx';
import { PageHeader } from '@graha/ui/page-header.tsx';
import { RequestExchange } from '../../../../features/metering/requests/request-exchange.tsx';
import { RequestFacts } from '../../../../features/metering/requests/request-facts.tsx';
import { ownKeyOf } from '../../../../features/metering/requests/request-table.tsx';
import { api, member } from '../../../../server/server.ts';
import { replayPath } from '../../../../shared/paths.ts';

export const metadata: Metadata = { title: 'Request' };

/** A request of another workspace gives the same page as one that does not exist. */
export default async function RequestRoute({ params }: PageProps<'/requests/[id]'>) {
  const [caller, { id }] = await Promise.all([api(), params]);
  const requestId = decoded(id);
  if (requestId === null) notFound();
  const [row, keys, { sight }] = await Promise.all([caller.requests.one({ requestId }), caller.keys.names(), member()]);
  if (!row) notFound();
  return (
    <>
      <PageHeader
        title="Request"
        list={{ label: 'All requests', href: '/requests' }}
        actions={
          row.isInPlayground ? (
            <ButtonLink href={replayPath(row.operation, row.requestId)}>Open in playground</ButtonLink>
          ) : undefined
        }
      />
      <Card aria-label="Request">
        <CardBody className="grid gap-4">
          <RequestFacts row={row} keys={keys} />
          {may(sight, 'requests.content') ? (
            <RequestExchange requestId={row.requestId} keyId={ownKeyOf(row.keyId)} />
          ) : null}
        </CardBody>
      </Card>
    </>
  );
}

/** Decodes the path segment, which Next passes on undecoded. Returns null if no request can have this id. */
function decoded(id: string): string | null {
  try {
    const requestId = decodeURIComponent(id);
    return isStorable(requestId) && requestId.length <= LENGTHS.id ? requestId : null;
  } catch {
    return null; // The text is not valid percent-encoding.
  }
}

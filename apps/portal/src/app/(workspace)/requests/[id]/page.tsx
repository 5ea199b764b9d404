import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { isStorable, LENGTHS } from '@graha/domain/core/typed-text';
import { ButtonLink } from '@graha/ui/button.tsx';
import { Card, CardBody } from '@graha/ui/card.tsx';
import { PageHeader } from '@graha/ui/page-header.tsx';
import { RequestFacts } from '../../../../features/metering/requests/request-facts.tsx';
import { api } from '../../../../server/server.ts';
import { replayPath } from '../../../../shared/paths.ts';

export const metadata: Metadata = { title: 'Request' };

/** A request of another workspace gives the same page as one that does not exist. */
export default async function RequestRoute({ params }: PageProps<'/requests/[id]'>) {
  const [caller, { id }] = await Promise.all([api(), params]);
  const requestId = decoded(id);
  if (requestId === null) notFound();
  const [row, keys] = await Promise.all([caller.requests.one({ requestId }), caller.keys.names()]);
  if (!row) notFound();
  return (
    <>
      <PageHeader
        title="Request"
        description="Inputs are not stored, so the playground opens with this operation and empty fields."
        actions={<ButtonLink href={replayPath(row.operation, row.requestId)}>Open in playground</ButtonLink>}
      />
      <Card aria-label="Request">
        <CardBody className="grid gap-4">
          <RequestFacts row={row} keys={keys} />
        </CardBody>
      </Card>
      <ButtonLink href="/requests" className="justify-self-start">
        All requests
      </ButtonLink>
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

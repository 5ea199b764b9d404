import { catalog } from '@graha/catalog/catalog';
import { listOperations } from '@graha/catalog/list-operations';
import type { Metadata } from 'next';
import { RequestsPage } from '../../../features/metering/requests/requests-page.tsx';
import { RequestsFilter } from '@graha/procedures/requests/filter';
import { api } from '../../../server/server.ts';

export const metadata: Metadata = { title: 'Requests' };

const OPERATIONS = listOperations(catalog).map(({ id }) => id);

export default async function Page({ searchParams }: PageProps<'/requests'>) {
  const [caller, asked] = await Promise.all([api(), searchParams]);
  const filter = RequestsFilter.parse(asked);
  const [{ keys }, first] = await Promise.all([caller.keys.list(), caller.requests.list(filter)]);
  return (
    <RequestsPage
      initialFilter={filter}
      first={first}
      keys={keys.map(({ keyId, name }) => ({ keyId, name }))}
      operations={OPERATIONS}
    />
  );
}

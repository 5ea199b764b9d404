import type { Metadata } from 'next';
import { RequestsFilter } from '@graha/procedures/requests/filter';
import { RequestsPage } from '../../../features/metering/requests/requests-page.tsx';
import { api } from '../../../server/server.ts';
import { OPERATIONS } from '../../../shared/operations.ts';

export const metadata: Metadata = { title: 'Requests' };

const OPERATION_IDS = OPERATIONS.map(({ id }) => id);

export default async function Page({ searchParams }: PageProps<'/requests'>) {
  const [caller, asked] = await Promise.all([api(), searchParams]);
  const filter = RequestsFilter.parse(asked);
  const [keys, first] = await Promise.all([caller.keys.names(), caller.requests.list(filter)]);
  return <RequestsPage initialFilter={filter} first={first} keys={keys} operations={OPERATION_IDS} />;
}

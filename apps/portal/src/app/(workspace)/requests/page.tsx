import { catalog } from '@graha/catalog/catalog';
import { listOperations } from '@graha/catalog/list-operations';
import type { Metadata } from 'next';
import { RequestsRoom } from '../../../features/requests/requests-room.tsx';
import { REQUESTS_TEXT } from '../../../features/requests/text.ts';
import { RequestsWish } from '../../../features/requests/wish.ts';
import { api } from '../../../trpc/server.ts';

export const metadata: Metadata = { title: REQUESTS_TEXT.title };

const OPERATIONS = listOperations(catalog).map(({ id }) => id);

export default async function RequestsPage({ searchParams }: PageProps<'/requests'>) {
  const [caller, asked] = await Promise.all([api(), searchParams]);
  const wish = RequestsWish.parse(asked);
  const [{ keys }, first] = await Promise.all([caller.keys.list(), caller.requests.list(wish)]);
  return (
    <RequestsRoom
      asked={wish}
      first={first}
      keys={keys.map(({ keyId, name }) => ({ keyId, name }))}
      operations={OPERATIONS}
    />
  );
}

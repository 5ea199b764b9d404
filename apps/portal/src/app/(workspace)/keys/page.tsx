import { may } from '@graha/domain/team/roles';
import { KeysFilter } from '@graha/procedures/keys/filter';
import type { Metadata } from 'next';
import { CREATING } from '../../../features/keys/key.ts';
import { browserExample, exampleCurl, scopeFamilies } from '../../../features/keys/page-data.ts';
import { KeysPage } from '../../../features/keys/keys-page.tsx';
import { api, member } from '../../../server/server.ts';

export const metadata: Metadata = { title: 'Keys' };

export default async function KeysRoute({ searchParams }: PageProps<'/keys'>) {
  const [{ sight }, { keys }, asked] = await Promise.all([member(), api(), searchParams]);
  const filter = KeysFilter.parse(asked);
  return (
    <KeysPage
      initialFilter={filter}
      initial={await keys.list(filter)}
      sight={sight}
      creating={CREATING in asked}
      curl={exampleCurl()}
      example={browserExample()}
      families={scopeFamilies(may(sight, 'keys.delegate'))}
    />
  );
}

import { may } from '@graha/domain/team/roles';
import { KeysFilter } from '@graha/procedures/keys/filter';
import type { Metadata } from 'next';
import { CREATING } from '../../../features/keys/key.ts';
import { browserExample, exampleCurl, scopeFamilies } from '../../../features/keys/page-data.ts';
import { KeysHeader } from '../../../features/keys/keys-header.tsx';
import { KeysPage } from '../../../features/keys/keys-page.tsx';
import { Note } from '@graha/ui/note.tsx';
import { api, member } from '../../../server/server.ts';

export const metadata: Metadata = { title: 'Keys' };

export default async function KeysRoute({ searchParams }: PageProps<'/keys'>) {
  const [{ sight }, { keys }, asked] = await Promise.all([member(), api(), searchParams]);
  if (!may(sight, 'keys.read')) {
    return (
      <>
        <KeysHeader />
        <Note>
          Owners, admins and developers of this workspace may see its keys. Usage and requests show the calls of each
          key.
        </Note>
      </>
    );
  }
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

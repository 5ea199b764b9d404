import { may } from '@graha/domain/roles';
import type { Metadata } from 'next';
import { CREATING } from '../../../features/keys/keys.ts';
import { exampleCurl } from '../../../features/keys/page-data.ts';
import { KeysPage } from '../../../features/keys/keys-page.tsx';
import { scopeFamilies } from '../../../features/keys/page-data.ts';
import { api, member } from '../../../server/server.ts';

export const metadata: Metadata = { title: 'Keys' };

export default async function Page({ searchParams }: PageProps<'/keys'>) {
  const [{ sight }, { keys }, asked] = await Promise.all([member(), api(), searchParams]);
  return (
    <KeysPage
      initial={await keys.list()}
      mayManage={may(sight, 'keys.manage')}
      creating={CREATING in asked}
      curl={exampleCurl()}
      families={scopeFamilies()}
    />
  );
}

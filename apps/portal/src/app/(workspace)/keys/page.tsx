import { may } from '@graha/domain/roles';
import type { Metadata } from 'next';
import { CREATING } from '../../../features/keys/paths.ts';
import { exampleCurl } from '../../../features/keys/example-curl.ts';
import { KeysView } from '../../../features/keys/keys-view.tsx';
import { scopeFamilies } from '../../../features/keys/scope-families.ts';
import { api, member } from '../../../server/server.ts';

export const metadata: Metadata = { title: 'Keys' };

export default async function KeysPage({ searchParams }: PageProps<'/keys'>) {
  const [{ sight }, { keys }, asked] = await Promise.all([member(), api(), searchParams]);
  return (
    <KeysView
      initial={await keys.list()}
      mayManage={may(sight, 'keys.manage')}
      creating={CREATING in asked}
      curl={exampleCurl()}
      families={scopeFamilies()}
    />
  );
}

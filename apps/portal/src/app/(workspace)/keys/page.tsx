import { may } from '@graha/domain/roles';
import type { Metadata } from 'next';
import { CREATING } from '../../../features/keys/paths.ts';
import { exampleCurl } from '../../../features/keys/example-curl.ts';
import { KeysRoom } from '../../../features/keys/keys-room.tsx';
import { scopeFamilies } from '../../../features/keys/scope-families.ts';
import { KEYS_TEXT } from '../../../features/keys/text.ts';
import { api, member } from '../../../trpc/server.ts';

export const metadata: Metadata = { title: KEYS_TEXT.title };

export default async function KeysPage({ searchParams }: PageProps<'/keys'>) {
  const [{ sight }, { keys }, asked] = await Promise.all([member(), api(), searchParams]);
  return (
    <KeysRoom
      initial={await keys.list()}
      mayManage={may(sight, 'keys.manage')}
      creating={CREATING in asked}
      curl={exampleCurl()}
      families={scopeFamilies()}
    />
  );
}

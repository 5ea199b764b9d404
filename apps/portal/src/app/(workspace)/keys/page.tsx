import { may } from '@graha/domain/roles';
import type { Metadata } from 'next';
import { exampleCurl } from '../../../features/keys/example-curl.ts';
import { KeysRoom } from '../../../features/keys/keys-room.tsx';
import { KEYS_TEXT } from '../../../features/keys/text.ts';
import { api, member } from '../../../trpc/server.ts';

export const metadata: Metadata = { title: KEYS_TEXT.title };

export default async function KeysPage() {
  const [{ workspace }, { keys }] = await Promise.all([member(), api()]);
  return <KeysRoom initial={await keys.list()} mayManage={may(workspace.role, 'keys.manage')} curl={exampleCurl()} />;
}

import { may } from '@graha/domain/team/roles';
import { Note } from '@graha/ui/note.tsx';
import type { Metadata } from 'next';
import { WebhooksHeader } from '../../../features/workspace/headers.tsx';
import { WebhooksPage } from '../../../features/workspace/webhooks/webhooks-page.tsx';
import { api, member } from '../../../server/server.ts';

export const metadata: Metadata = { title: 'Webhooks' };

export default async function Page() {
  const [{ sight }, { webhooks }] = await Promise.all([member(), api()]);
  if (!may(sight, 'webhooks.read')) {
    return (
      <>
        <WebhooksHeader />
        <Note>Owners and admins of this workspace may see its webhooks.</Note>
      </>
    );
  }
  return <WebhooksPage initial={await webhooks.list()} mayManage={may(sight, 'webhooks.manage')} />;
}

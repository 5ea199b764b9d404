import { may } from '@graha/domain/team/roles';
import { Note } from '@graha/ui/note.tsx';
import type { Metadata } from 'next';
import { eventKinds, optionFields } from '../../../features/subscriptions/page-data.ts';
import { SubscriptionsHeader } from '../../../features/subscriptions/subscriptions-header.tsx';
import { SubscriptionsPage } from '../../../features/subscriptions/subscriptions-page.tsx';
import { api, member } from '../../../server/server.ts';

export const metadata: Metadata = { title: 'Subscriptions' };

export default async function Page() {
  const [{ sight }, { subscriptions }] = await Promise.all([member(), api()]);
  if (!may(sight, 'births.read')) {
    return (
      <>
        <SubscriptionsHeader />
        <Note>
          Owners, admins and developers of this workspace may see subscriptions; viewers and operators may not.
        </Note>
      </>
    );
  }
  return (
    <SubscriptionsPage
      first={await subscriptions.list({})}
      kinds={eventKinds()}
      options={optionFields()}
      mayManage={may(sight, 'births.manage')}
    />
  );
}

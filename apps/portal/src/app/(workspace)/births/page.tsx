import { may } from '@graha/domain/team/roles';
import { places } from '@graha/places/places';
import { Note } from '@graha/ui/note.tsx';
import type { Metadata } from 'next';
import { after } from 'next/server';
import { BirthsHeader } from '../../../features/births/births-header.tsx';
import { BirthsPage } from '../../../features/births/births-page.tsx';
import { birthGroup } from '../../../features/births/page-data.ts';
import { api, member } from '../../../server/server.ts';

export const metadata: Metadata = { title: 'Births' };

export default async function Page() {
  const [{ sight }, { births }] = await Promise.all([member(), api()]);
  if (!may(sight, 'births.read')) {
    return (
      <>
        <BirthsHeader />
        <Note>
          Owners, admins and developers of this workspace may see stored births; viewers and operators may not.
        </Note>
      </>
    );
  }
  after(places); // Loads the list before a person types into the field.
  return <BirthsPage first={await births.list({})} group={birthGroup()} mayManage={may(sight, 'births.manage')} />;
}

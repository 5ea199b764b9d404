import { may } from '@graha/domain/roles';
import type { Metadata } from 'next';
import { AuditRoom } from '../../../features/audit-log/audit-room.tsx';
import { AUDIT_TEXT } from '../../../features/audit-log/text.ts';
import { AuditWish } from '../../../features/audit-log/wish.ts';
import { api, member } from '../../../trpc/server.ts';
import { Note } from '../../../ui/note.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';

export const metadata: Metadata = { title: AUDIT_TEXT.title };

export default async function AuditLogPage({ searchParams }: PageProps<'/audit-log'>) {
  const [{ sight }, caller, asked] = await Promise.all([member(), api(), searchParams]);
  if (!may(sight, 'audit.read')) {
    return (
      <>
        <PageHeader title={AUDIT_TEXT.title} description={AUDIT_TEXT.description} />
        <Note>{AUDIT_TEXT.mayNot}</Note>
      </>
    );
  }
  const wish = AuditWish.parse(asked);
  const [{ members }, first] = await Promise.all([caller.team.list(), caller.auditLog.list(wish)]);
  return <AuditRoom asked={wish} first={first} members={members.map(({ userId, name }) => ({ userId, name }))} />;
}

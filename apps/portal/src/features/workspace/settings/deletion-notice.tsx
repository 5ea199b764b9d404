import { Note } from '@graha/ui/note.tsx';
import { date } from '@graha/domain/format';
import { WithdrawDeletion } from './withdraw-deletion.tsx';

/** Above every page until the deletion is withdrawn or done. */
export const DeletionNotice = (props: { name: string; dueAt: Date; mayWithdraw: boolean }) => (
  <Note tone="bad" title={`${props.name} will be deleted on ${date(props.dueAt)}.`}>
    Until then everything works. {props.mayWithdraw ? <WithdrawDeletion look="link" /> : null}
  </Note>
);

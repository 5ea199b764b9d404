import { Note } from '../../ui/note.tsx';
import { date } from '../workspace/format.ts';
import { SETTINGS_TEXT } from './text.ts';
import { WithdrawDeletion } from './withdraw-deletion.tsx';

const { deletion: TEXT } = SETTINGS_TEXT;

/** Stands above every room until the deletion is taken back, or done. */
export const DeletionNotice = (props: { name: string; dueAt: Date; mayWithdraw: boolean }) => (
  <Note tone="bad" title={TEXT.due(props.name, date(props.dueAt))}>
    {TEXT.consequence} {props.mayWithdraw ? <WithdrawDeletion look="link" /> : null}
  </Note>
);

import { KEYS_PATH } from '../../../../features/keys/key.ts';
import { RecordAbsent } from '../../../../shared/record-page.tsx';

export default function KeyNotFound() {
  return (
    <RecordAbsent
      noun="key"
      why="It may belong to another of your workspaces. Choose that one at the top of the navigation."
      list={{ label: 'All keys', href: KEYS_PATH }}
    />
  );
}

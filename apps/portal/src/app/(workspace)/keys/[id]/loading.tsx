import { KEYS_PATH } from '../../../../features/keys/key.ts';
import { RecordLoading } from '../../../../shared/record-page.tsx';

export default function KeyLoading() {
  return (
    <RecordLoading
      title="Key"
      list={{ label: 'All keys', href: KEYS_PATH }}
      cards={[
        { rows: 2, columns: 4 },
        { rows: 6, columns: 3 },
      ]}
    />
  );
}

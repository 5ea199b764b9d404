import { BIRTHS_PATH } from '../../../../features/births/births-path.ts';
import { RecordLoading } from '../../../../shared/record-page.tsx';

export default function BirthLoading() {
  return (
    <RecordLoading
      title="Birth"
      list={{ label: 'All births', href: BIRTHS_PATH }}
      cards={[
        { rows: 2, columns: 4 },
        { rows: 6, columns: 3 },
      ]}
    />
  );
}

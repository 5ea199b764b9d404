import { RecordLoading } from '../../../../shared/record-page.tsx';

export default function BirthLoading() {
  return (
    <RecordLoading
      title="Birth"
      cards={[
        { rows: 2, columns: 4 },
        { rows: 6, columns: 3 },
      ]}
    />
  );
}

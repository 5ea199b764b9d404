import { RecordLoading } from '../../../../shared/record-page.tsx';

export default function KeyLoading() {
  return (
    <RecordLoading
      title="Key"
      cards={[
        { rows: 2, columns: 4 },
        { rows: 6, columns: 3 },
      ]}
    />
  );
}

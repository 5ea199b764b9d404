import { RecordLoading } from '../../../../shared/record-page.tsx';

export default function RequestLoading() {
  return <RecordLoading title="Request" cards={[{ rows: 5, columns: 2 }]} />;
}

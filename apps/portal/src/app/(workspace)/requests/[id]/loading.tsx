import { RecordLoading } from '../../../../shared/record-page.tsx';

export default function RequestLoading() {
  return (
    <RecordLoading
      title="Request"
      list={{ label: 'All requests', href: '/requests' }}
      cards={[{ rows: 5, columns: 2 }]}
    />
  );
}

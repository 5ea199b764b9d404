import { RecordLoading } from '../../../../shared/record-page.tsx';

export default function SubscriptionLoading() {
  return (
    <RecordLoading
      title="Subscription"
      cards={[
        { rows: 5, columns: 2 },
        { rows: 6, columns: 5 },
      ]}
    />
  );
}

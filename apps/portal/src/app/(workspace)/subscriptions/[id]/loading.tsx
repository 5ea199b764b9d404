import { SUBSCRIPTIONS_PATH } from '../../../../features/subscriptions/subscriptions-path.ts';
import { RecordLoading } from '../../../../shared/record-page.tsx';

export default function SubscriptionLoading() {
  return (
    <RecordLoading
      title="Subscription"
      list={{ label: 'All subscriptions', href: SUBSCRIPTIONS_PATH }}
      cards={[
        { rows: 5, columns: 2 },
        { rows: 6, columns: 5 },
      ]}
    />
  );
}

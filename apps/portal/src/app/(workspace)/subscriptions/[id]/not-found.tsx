import { SUBSCRIPTIONS_PATH } from '../../../../features/subscriptions/subscriptions-path.ts';
import { RecordAbsent } from '../../../../shared/record-page.tsx';

export default function SubscriptionNotFound() {
  return (
    <RecordAbsent
      noun="subscription"
      why="It may have been deleted, or belong to another of your workspaces. Choose that one at the top of the navigation."
      list={{ label: 'All subscriptions', href: SUBSCRIPTIONS_PATH }}
    />
  );
}

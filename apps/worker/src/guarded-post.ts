import { createGuardedRequest, type Egress } from '@graha/store/egress/guarded-request';
import type { Post } from '@graha/store/webhooks/deliver';

/** Posts the messages of webhooks to addresses that customers chose. */
export function createGuardedPost(egress: Omit<Egress, 'userAgent'>): Post {
  const ask = createGuardedRequest({ userAgent: 'Graha-Webhooks/1', ...egress });
  return (message) => ask({ method: 'POST', ...message });
}

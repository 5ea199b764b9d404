import type { Projector } from '../log/projector.ts';
import { autoTopUp } from './auto-top-up.ts';
import { billing } from './billing.ts';
import { broadcastList } from './broadcast-list.ts';
import { creditAccount } from './credit-account.ts';
import { impersonation } from './impersonation.ts';
import { incidentList } from './incident-list.ts';
import { keyListInto } from './key-list.ts';
import { refundRequests } from './refund-requests.ts';
import { stripeInbox } from './stripe-inbox.ts';
import { tenantCardInto } from './tenant-card.ts';
import { webhookList } from './webhook-list.ts';

/** Projectors that run in the transaction of every append. */
export const INLINE: readonly Projector[] = [
  creditAccount,
  tenantCardInto('graha.tenant_card'),
  keyListInto('graha.api_key'),
  webhookList,
  billing,
  autoTopUp,
  refundRequests,
  stripeInbox,
  impersonation,
  incidentList,
  broadcastList,
];

import { refundEvents } from '@graha/domain/billing/money/refund';
import type { Stripe } from 'stripe';

const RequestId = refundEvents.RefundRequested.shape.requestId;

/** Metadata that ties a refund at Stripe to the request of an operator. */
export const metadataOf = (requestId: string): Record<string, string> => ({ graha: 'refund', request: requestId });

/** Returns the id of the request; null for a refund that was made at Stripe. */
export function requestIdOf({ metadata }: Pick<Stripe.Refund, 'metadata'>): string | null {
  return metadata?.['graha'] === 'refund' ? (RequestId.safeParse(metadata['request']).data ?? null) : null;
}

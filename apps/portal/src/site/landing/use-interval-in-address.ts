import { BILLING_INTERVALS, type BillingInterval } from '@graha/domain/billing/interval';
import { useSyncExternalStore } from 'react';

const NAME = 'interval';
const CHANGED = 'graha:interval';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('popstate', onChange);
  window.addEventListener(CHANGED, onChange);
  return () => {
    window.removeEventListener('popstate', onChange);
    window.removeEventListener(CHANGED, onChange);
  };
}

function read(): BillingInterval {
  const asked = new URLSearchParams(window.location.search).get(NAME);
  return BILLING_INTERVALS.find((known) => known === asked) ?? 'month';
}

function write(interval: BillingInterval): void {
  const address = new URL(window.location.href);
  if (interval === 'month') address.searchParams.delete(NAME);
  else address.searchParams.set(NAME, interval);
  window.history.replaceState(window.history.state, '', address);
  window.dispatchEvent(new Event(CHANGED));
}

/** The interval in the address, `?interval=year`, so that a reload and a shared link keep it; a month on the server. */
export const useIntervalInAddress = () =>
  [useSyncExternalStore(subscribe, read, () => 'month' as const), write] as const;

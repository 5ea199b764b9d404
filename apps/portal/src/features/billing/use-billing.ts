'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { useMutationId, useTRPC } from '../../shared/trpc-client.tsx';
import { hasArrived, type Payment } from './address.ts';
import type { BillingState, PlanLine } from '@graha/procedures/billing/state';

const WAITING_MS = 500;
const PATIENCE_MS = 60_000;
export const IDLE_MS = 15_000;

/** Tells whether the purchase has arrived. */
type Awaited = { isThere: (state: BillingState) => boolean };

/**
 * Polls often for a purchase, which arrives within two seconds, and rarely otherwise. Call `expectPlan` for a payment that does
 * not leave the page.
 */
export function useBilling(initial: BillingState, paid: Payment | null) {
  const trpc = useTRPC();
  const [awaited, setAwaited] = useState<Awaited | null>(() => paid && { isThere: (now) => hasArrived(paid, now) });
  const { data: state } = useQuery(
    trpc.billing.read.queryOptions(undefined, {
      initialData: initial,
      refetchInterval: ({ state: { data = initial } }) => (awaited && !awaited.isThere(data) ? WAITING_MS : IDLE_MS),
    }),
  );
  useEffect(() => {
    if (awaited === null) return;
    const timer = setTimeout(() => setAwaited(null), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [awaited]);
  useFreshLimits(state);
  useFreshShell(state.plan.id);
  return {
    state,
    expectPlan: ({ id, interval }: Pick<PlanLine, 'id' | 'interval'>) =>
      setAwaited({ isThere: ({ plan }) => plan.id === id && plan.interval === interval }),
  };
}

/** Reads the limits again when a plan or a pack has arrived: the offer depends on the plan, the use on the period. */
function useFreshLimits({ plan, topUps }: BillingState): void {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const bought = [plan.id, ...topUps.map(({ id }) => id)].join();
  const drawn = useRef(bought);
  useEffect(() => {
    if (drawn.current === bought) return;
    drawn.current = bought;
    void queries.invalidateQueries({ queryKey: trpc.billing.limits.queryKey() });
  }, [bought, queries, trpc]);
}

/** Reloads the shell when the plan changes, because it shows the plan's name and the remaining calls. */
function useFreshShell(planId: BillingState['plan']['id']): void {
  const router = useRouter();
  const drawn = useRef(planId);
  useEffect(() => {
    if (drawn.current === planId) return;
    drawn.current = planId;
    router.refresh();
  }, [planId, router]);
}

/** Returns one id per visit of this page: a return from Stripe's page by the browser's back button starts another purchase. */
export function usePurchaseId(onReturn: () => void): string {
  const { mutationId, renew } = useMutationId();
  const returned = useRef(onReturn);
  useEffect(() => {
    returned.current = onReturn;
  });
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      renew();
      returned.current();
    };
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, [renew]);
  return mutationId;
}

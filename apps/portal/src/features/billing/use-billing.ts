'use client';

import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { useTRPC } from '../../trpc/client.tsx';
import { hasArrived, type Payment } from './payment.ts';
import type { BillingState } from './state.ts';

const WAITING_MS = 500;
const PATIENCE_MS = 60_000;
const IDLE_MS = 15_000;

/** What was paid for, and how to know that it is there. */
type Awaited = { isThere: (state: BillingState) => boolean };

/**
 * Looks often for what was paid for, which arrives within two seconds, and now and then for the rest. Whoever pays without leaving
 * the page says so to `expectPlan`.
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
  useFreshShell(state.plan.id);
  return {
    state,
    expectPlan: (planId: BillingState['plan']['id']) => setAwaited({ isThere: ({ plan }) => plan.id === planId }),
  };
}

/** The shell was drawn before the plan came: its name of the plan, and what it says of calls, are read again. */
function useFreshShell(planId: BillingState['plan']['id']): void {
  const router = useRouter();
  const drawn = useRef(planId);
  useEffect(() => {
    if (drawn.current === planId) return;
    drawn.current = planId;
    router.refresh();
  }, [planId, router]);
}

import { useEffect, useRef } from 'react';
import { useMutationId } from '../../shared/trpc-client.tsx';

/** One for each visit of this page: returning from Stripe's page by the browser's back button begins another purchase. */
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

import { useCallback, useState } from 'react';

const newId = (): string => crypto.randomUUID();

/** One id for each opening of a dialog or page, so that a second click makes nothing twice. `renew` makes another id. */
export function useMutationId(): { mutationId: string; renew: () => void } {
  const [mutationId, setMutationId] = useState(newId);
  const renew = useCallback(() => setMutationId(newId()), []);
  return { mutationId, renew };
}

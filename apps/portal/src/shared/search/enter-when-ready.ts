import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Keeps an Enter that is pressed while the results are still loading, for the text that was there; another letter cancels it.
 * @param open opens the selected result, if there is one
 * @returns the handler of the key, for the text in the field: opens at once, or when the results are there
 */
export function useEnterWhenReady(isReady: boolean, text: string, open: () => void): (text: string) => void {
  const [entered, setEntered] = useState<string | null>(null);
  const openSelected = useEffectEvent(open);
  useEffect(() => {
    if (entered !== text || !isReady) return;
    setEntered(null);
    openSelected();
  }, [entered, text, isReady]);
  return setEntered;
}

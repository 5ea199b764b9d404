import { useEffect, useEffectEvent, useState } from 'react';

type Enter = {
  /** The handler of the key: opens the selected result at once, or when the results are there. */
  enter: () => void;
  /** Opens the selected result of a text once the field has it and the results are there. */
  keepEnter: (text: string) => void;
};

/**
 * Keeps an Enter that is pressed while the results are still loading, for the text that was there; another letter cancels it.
 * @param text the text in the field
 * @param open opens the selected result, if there is one
 */
export function useEnterWhenReady(isReady: boolean, text: string, open: () => void): Enter {
  const [kept, keepEnter] = useState<string | null>(null);
  const openSelected = useEffectEvent(open);
  useEffect(() => {
    if (isReady && kept === text) openSelected();
  }, [kept, text, isReady]);
  return { enter: () => (isReady ? open() : keepEnter(text)), keepEnter };
}

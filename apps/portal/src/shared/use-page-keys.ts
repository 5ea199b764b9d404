import { useEffectEvent, useLayoutEffect } from 'react';
import { useIsLive } from './use-is-live.ts';

/**
 * Calls `press` for each key pressed anywhere in the page. Returns true once it listens, which is after the page is
 * visible: a shortcut is announced (`aria-keyshortcuts`) from then on.
 */
export function usePageKeys(press: (event: KeyboardEvent) => void): boolean {
  const onPress = useEffectEvent(press);
  // In the commit that announces it, and not some time after.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => onPress(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return useIsLive();
}

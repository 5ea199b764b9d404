'use client';

import { useEffect, useRef } from 'react';
import type { StepWay } from './use-explorer.ts';

const WAYS: Readonly<Record<string, StepWay>> = {
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  'Shift+ArrowLeft': 'dayBack',
  'Shift+ArrowRight': 'dayOn',
  Home: 'first',
  End: 'last',
};

/** Whatever uses these keys itself keeps them: fields, lists, and what scrolls sideways. */
const OWN_KEYS = 'input, select, textarea, pre, [role=listbox], [role=dialog], [role=menu], section[tabindex]';

/** The arrows step through the history wherever the focus is, unless something there wants them. */
export function useStepKeys(step: (way: StepWay) => void): void {
  const latest = useRef(step);
  useEffect(() => {
    latest.current = step;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, shiftKey, target } = event;
      if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
      if (target instanceof Element && target.closest(OWN_KEYS)) return;
      const way = WAYS[shiftKey ? `Shift+${key}` : key];
      if (!way) return;
      event.preventDefault();
      latest.current(way);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}

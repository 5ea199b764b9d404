'use client';

import { useState, useSyncExternalStore } from 'react';
import type { ChartStyle } from '../pictures/draw.ts';
import type { WheelForm } from '@graha/drawing/wheel-geometry';

/** The choice stays for the next chart of its kind, in this page. */
const chosen: { vedic: ChartStyle; western: ChartStyle } = { vedic: 'north', western: 'western' };

export function useStyle(isWestern: boolean): [ChartStyle, (style: ChartStyle) => void] {
  const kind = isWestern ? 'western' : 'vedic';
  const [style, setStyle] = useState<ChartStyle>(chosen[kind]);
  return [
    style,
    (next) => {
      chosen[kind] = next;
      setStyle(next);
    },
  ];
}

const NARROW = '(max-width: 30rem)';

function listen(onChange: () => void): () => void {
  const query = matchMedia(NARROW);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** On a phone the wheel has fewer and larger letters. */
export const useWheelForm = (): WheelForm =>
  useSyncExternalStore(listen, () => (matchMedia(NARROW).matches ? 'compact' : 'full'), full);

const full = (): WheelForm => 'full';

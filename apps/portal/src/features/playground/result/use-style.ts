'use client';

import { useState } from 'react';
import type { ChartStyle } from '../pictures/draw.ts';

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

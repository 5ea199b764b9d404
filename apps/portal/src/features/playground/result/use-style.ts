'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import type { PictureStyle } from '@graha/catalog/pictures/style';
import { type WheelForm, wheelFormAt } from '@graha/drawing/wheel-geometry';

/** Common names of the styles, in the order of the choice. */
export const STYLE_OPTIONS = [
  { value: 'north-indian', label: 'North' },
  { value: 'south-indian', label: 'South' },
  { value: 'east-indian', label: 'East' },
  { value: 'wheel', label: 'Western' },
] as const satisfies readonly { value: PictureStyle; label: string }[];

/** The choice is kept for the next chart of its kind on this page. */
const chosen: { vedic: PictureStyle; western: PictureStyle } = { vedic: 'north-indian', western: 'wheel' };

export function useStyle(isWestern: boolean): [PictureStyle, (style: PictureStyle) => void] {
  const kind = isWestern ? 'western' : 'vedic';
  const [style, setStyle] = useState<PictureStyle>(chosen[kind]);
  return [
    style,
    (next) => {
      chosen[kind] = next;
      setStyle(next);
    },
  ];
}

/** Returns the form of the wheel: in a small space it has fewer and larger letters. */
export function useWheelForm(): [RefObject<HTMLDivElement | null>, WheelForm] {
  const around = useRef<HTMLDivElement>(null);
  const [form, setForm] = useState<WheelForm>('full');
  useEffect(() => {
    if (around.current === null) return;
    const observer = new ResizeObserver(([entry]) => entry && setForm(wheelFormAt(entry.contentRect.width)));
    observer.observe(around.current);
    return () => observer.disconnect();
  }, []);
  return [around, form];
}

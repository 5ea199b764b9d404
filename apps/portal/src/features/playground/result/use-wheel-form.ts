'use client';

import type { WheelForm } from '@graha/drawing/wheel-geometry';
import { useSyncExternalStore } from 'react';

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

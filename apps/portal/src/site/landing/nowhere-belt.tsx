'use client';

import { lazy } from 'react';

const Picture = lazy(async () => ({ default: (await import('./nowhere-picture.tsx')).NowherePicture }));

/** Loaded only when the not-found page is shown: the data of every page contains this page, and would contain its picture too. */
export function NowhereBelt() {
  return <Picture />;
}

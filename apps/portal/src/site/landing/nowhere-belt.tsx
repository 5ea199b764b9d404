'use client';

import { lazy } from 'react';

const Picture = lazy(async () => ({ default: (await import('./nowhere-picture.tsx')).NowherePicture }));

/** Loaded by the not-found page alone: the data of every page has this page in it, so a picture in it would be sent with each. */
export function NowhereBelt() {
  return <Picture />;
}

'use client';

import { lazy } from 'react';

/** Loaded by the not-found page alone: the data of every page has this page in it, so a picture in it would be sent with each. */
export const NowhereBelt = lazy(async () => ({ default: (await import('./nowhere-picture.tsx')).NowherePicture }));

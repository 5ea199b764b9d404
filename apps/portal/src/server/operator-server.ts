import 'server-only';
import { headers } from 'next/headers';
import { notFound, redirect } from 'next/navigation';
import { cache } from 'react';
import { isFreshForOperator } from '@graha/auth/core/session-limits';
import { entryPath, signInPath } from '@graha/auth/core/return-path';
import type { Viewer } from '@graha/auth/core/viewer';
import { PATH_HEADER } from './request-headers.ts';
import { api, contextOfRequest } from './server.ts';

/** Returns the signed-in operator. Other people get 404; an old session must confirm its identity. */
export const operator = cache(async (): Promise<Viewer> => {
  const [{ viewer, operatorDb }, sent] = await Promise.all([contextOfRequest(), headers()]);
  const path = sent.get(PATH_HEADER) ?? '/admin';
  if (!viewer) redirect(signInPath(path));
  if (!operatorDb) notFound();
  if (!isFreshForOperator(viewer.signedInAt, new Date())) redirect(entryPath('/confirm', path));
  return viewer;
});

/** Every operator page calls this, because a page may be fetched without its layout. */
export const operatorApi = cache(async () => {
  await operator();
  return (await api()).admin;
});

import 'server-only';
import { headers } from 'next/headers';
import { notFound, redirect } from 'next/navigation';
import { cache } from 'react';
import { isFreshForOperator } from '../auth/fresh.ts';
import { PATH_HEADER } from '../auth/path-header.ts';
import { doorPath, signInPath } from '../auth/return-path.ts';
import type { Viewer } from './context.ts';
import { api, contextOfRequest } from './server.ts';

/** The operator who is here. Nobody else learns that there are such rooms, and an old session says again who it is. */
export const operator = cache(async (): Promise<Viewer> => {
  const [{ viewer, operator: books }, sent] = await Promise.all([contextOfRequest(), headers()]);
  const path = sent.get(PATH_HEADER) ?? '/admin';
  if (!viewer) redirect(signInPath(path));
  if (!books) notFound();
  if (!isFreshForOperator(viewer.signedInAt, new Date())) redirect(doorPath('/confirm', path));
  return viewer;
});

/** Every page of the operator's asks here: a page may be fetched without the layout around it. */
export const operatorApi = cache(async () => {
  await operator();
  return (await api()).admin;
});

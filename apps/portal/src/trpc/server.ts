import 'server-only';
import type { Sight } from '@graha/domain/roles';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import { PATH_HEADER } from '../auth/path-header.ts';
import { signInPath } from '../auth/return-path.ts';
import type { Context, Viewer, Workspace } from './context.ts';
import { contextOf } from './create-context.ts';
import { createCallerFactory } from './init.ts';
import { requestIdOf } from './request-id.ts';
import { appRouter } from './root.ts';

const createCaller = createCallerFactory(appRouter);

export const contextOfRequest = cache(async () => {
  const sent = await headers();
  return contextOf(sent, requestIdOf(sent));
});

type Member = Pick<Context, 'impersonation'> & { viewer: Viewer; workspace: Workspace; sight: Sight };

/** Whether the way to the operator's rooms is shown. */
export const isOperator = cache(async (): Promise<boolean> => (await contextOfRequest()).operator !== null);

/** Who is here and where; whoever is not signed in is led to the door, and back. */
export const member = cache(async (): Promise<Member> => {
  const { viewer, workspace, impersonation } = await contextOfRequest();
  if (!viewer || !workspace) redirect(signInPath((await headers()).get(PATH_HEADER) ?? '/'));
  return { viewer, workspace, impersonation, sight: impersonation ? 'impersonator' : workspace.role };
});

/** The procedures, called without HTTP. What goes wrong reaches the error boundary under the request's id. */
export const api = cache(async () => {
  await member();
  return createCaller(await contextOfRequest(), {
    onError: ({ error, ctx }) => void Object.assign(error, { digest: ctx?.requestId }),
  });
});

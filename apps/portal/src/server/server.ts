import 'server-only';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import { type Sight, sightOf } from '@graha/domain/team/roles';
import { entryPath, signInPath } from '@graha/auth/core/return-path';
import type { Viewer, Workspace } from '@graha/auth/core/viewer';
import type { Context } from '@graha/procedures/trpc/context';
import { createCallerFactory } from '@graha/procedures/trpc/init';
import { appRouter } from '@graha/procedures/router/root';
import { openPathOf } from '../shared/paths.ts';
import { PATH_HEADER, requestIdOf } from './request-headers.ts';
import { contextOf } from './create-context.ts';

const createCaller = createCallerFactory(appRouter);

export const contextOfRequest = cache(async () => {
  const sent = await headers();
  return contextOf(sent, requestIdOf(sent));
});

type Member = Pick<Context, 'impersonation'> & { viewer: Viewer; workspace: Workspace; sight: Sight };

/** Whether the link to the operator pages is shown. */
export const isOperator = cache(async (): Promise<boolean> => (await contextOfRequest()).operatorDb !== null);

/**
 * Returns the viewer and their workspace. A person who is not signed in is redirected to sign-in and back; from the playground,
 * to the open one.
 */
export const member = cache(async (): Promise<Member> => {
  const { viewer, workspace, impersonation, secondFactor } = await contextOfRequest();
  if (!viewer || !workspace) {
    const asked = (await headers()).get(PATH_HEADER) ?? '/';
    if (secondFactor) redirect(entryPath('/second-factor', asked));
    redirect((viewer ? null : openPathOf(asked)) ?? signInPath(asked));
  }
  return { viewer, workspace, impersonation, sight: sightOf({ workspace, impersonation }) };
});

const options = {
  onError: ({ error, ctx }: { error: Error; ctx: Context | undefined }) =>
    void Object.assign(error, { digest: ctx?.requestId }),
};

/** The procedures that a visitor may call. */
export const publicApi = cache(async () => createCaller(await contextOfRequest(), options));

/** The procedures, called without HTTP. An error reaches the error boundary with its request id. */
export const api = cache(async () => {
  await member();
  return createCaller(await contextOfRequest(), options);
});

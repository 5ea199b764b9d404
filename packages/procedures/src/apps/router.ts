import { UNLIMITED } from '@graha/domain/keys/key-limits';
import { z } from 'zod';
import { CODE_SECONDS } from '@graha/domain/keys/app-token';
import { Refusal } from '@graha/domain/core/refusal';
import { Text } from '@graha/domain/core/typed-text';
import { answerUrl, readAuthorization, type Server } from '@graha/auth/connect/authorization-request';
import { boundId } from '@graha/store/aggregates/bound-id';
import { newAppSecret } from '@graha/store/identity/app-secret';
import { appsOf, connectApp, forgetApp, keysOfApp, type OwnApp } from '@graha/store/identity/connected-apps';
import { listKeys } from '@graha/store/keys/key-list';
import { createKey, endKey } from '../keys/key-changes.ts';
import type { Context } from '../trpc/context.ts';
import { freshUserProcedure, onceOnly, router, userProcedure } from '../trpc/init.ts';
import { Cap, payingOf } from '../workspace/paying-workspaces.ts';

/** A longer one does not fit into the 16 KB that Node reads of a request's headers, its address included. */
const QUERY_LENGTH_MAX = 16_000;
/** The query of the page, unchanged from the client: each step parses it again and trusts nothing in it. */
const Query = z.strictObject({ query: Text.max(QUERY_LENGTH_MAX) });

const serverOf = ({ settings, mcpUrl }: Context): Server => ({
  issuer: settings.portalUrl,
  resource: mcpUrl,
  secret: settings.keyPepper,
});

export const appsRouter = router({
  /** Returns the client's request and the workspaces that can pay for it. */
  request: userProcedure.input(Query).query(async ({ ctx, input }) => {
    const server = serverOf(ctx);
    const read = readAuthorization(new URLSearchParams(input.query), server);
    if (read.kind !== 'asked') return read;
    const { client, redirectUri, scopes, state } = read.request;
    const denied = { error: 'access_denied', error_description: 'The person refused.', state };
    return {
      kind: read.kind,
      name: client.name,
      answersTo: placeOf(redirectUri),
      scopes,
      workspaces: await payingOf(ctx),
      denyUrl: answerUrl(redirectUri, server, denied),
    };
  }),

  /**
   * Connects the app to a workspace that pays for its calls up to a monthly cap, and replaces an earlier connection of the same
   * app. Returns the client's redirect address with its code.
   */
  allow: freshUserProcedure
    .input(Query.extend({ tenantId: z.uuid(), monthlyCreditsMax: Cap, mutationId: z.uuid() }))
    .use(onceOnly('mutationId'))
    .mutation(async ({ ctx, input }) => {
      const server = serverOf(ctx);
      const read = readAuthorization(new URLSearchParams(input.query), server);
      if (read.kind !== 'asked') throw new Refusal('app_request_invalid');
      const { userId } = ctx.viewer;
      const workspace = (await payingOf(ctx)).find(({ tenantId }) => tenantId === input.tenantId);
      if (!workspace) throw new Refusal('tenant_unknown');
      const { client, redirectUri, scopes, codeChallenge, state } = read.request;
      const { tenantId } = workspace;
      const keyId = boundId(tenantId, input.mutationId);
      const { monthlyCreditsMax } = input;
      const limits = { ...UNLIMITED, scopes, monthlyCreditsMax };
      const endKeys = async (keyIds: readonly string[]) => {
        for (const replaced of keyIds) await endKey({ ...ctx, tenantId }, { keyId: replaced });
      };
      // First, so that a workspace at its limit of keys has room for the new one.
      await endKeys(await keysOfApp(ctx, { tenantId, userId, clientId: client.clientId }));
      await createKey({ ...ctx, tenantId }, { keyId, name: client.name, env: 'live', limits });
      const code = newAppSecret();
      const connected = connectApp(ctx, {
        keyId,
        tenantId,
        userId,
        clientId: client.clientId,
        clientName: client.name,
        scopes,
        code,
        codeSeconds: CODE_SECONDS,
        redirectUri,
        codeChallenge,
      });
      const replaced = await connected.catch(async (error: unknown) => {
        await endKeys([keyId]); // The key would otherwise remain without an app.
        throw error;
      });
      await endKeys(replaced);
      return { location: answerUrl(redirectUri, server, { code, state }) };
    }),

  /** The viewer's connected apps that may still call, in all their workspaces. */
  list: userProcedure.query(async ({ ctx }) => {
    const apps = await appsOf(ctx, { userId: ctx.viewer.userId });
    const keys = await livingKeysOf(ctx, apps);
    return apps.flatMap((app) => {
      const key = keys.get(app.keyId);
      return key ? [{ ...app, lastUsedAt: key.lastUsedAt }] : [];
    });
  }),

  /** Takes effect with the app's next call. */
  revoke: userProcedure
    .input(z.strictObject({ keyId: z.uuid() }))
    .use(onceOnly('keyId'))
    .mutation(async ({ ctx, input: { keyId } }) => {
      const app = (await appsOf(ctx, { userId: ctx.viewer.userId })).find((one) => one.keyId === keyId);
      if (!app) throw new Refusal('own_unknown');
      await endKey({ ...ctx, tenantId: app.tenantId }, { keyId });
      await forgetApp(ctx, { keyId });
    }),
});

/** Returns the target of the redirect in words for a person to judge. */
function placeOf(redirectUri: string): string {
  const { protocol, host } = new URL(redirectUri);
  if (protocol === 'http:') return 'a program on this computer';
  return protocol === 'https:' ? host : `an app on this computer (${protocol.slice(0, -1)})`;
}

async function livingKeysOf({ db }: Context, apps: readonly OwnApp[]) {
  const tenantIds = [...new Set(apps.map(({ tenantId }) => tenantId))];
  const lists = await Promise.all(tenantIds.map((tenantId) => listKeys({ db, tenantId })));
  const living = lists.flat().filter(({ status }) => status === 'active');
  return new Map(living.map((key) => [key.keyId, key]));
}

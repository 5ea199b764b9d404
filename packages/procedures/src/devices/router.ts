import { randomUUID } from 'node:crypto';
import { KEY_ENVS } from '@graha/domain/keys/key-format';
import { readUserCode, shownUserCode, USER_CODE_TEXT_MAX } from '@graha/domain/keys/device-code';
import { Refusal } from '@graha/domain/core/refusal';
import { Text } from '@graha/domain/core/typed-text';
import { programOf, userCodeHash } from '@graha/auth/connect/device-authorization';
import { allowDeviceRequest, denyDeviceRequest, waitingRequest } from '@graha/store/identity/device-requests';
import { requireRoomForKey } from '@graha/store/keys/key-commands';
import { z } from 'zod';
import { Cap, payingOf } from '../workspace/paying-workspaces.ts';
import { KeyName } from '../keys/key-name.ts';
import type { Context } from '../trpc/context.ts';
import { freshUserProcedure, onceOnly, router, userProcedure } from '../trpc/init.ts';
import { guessWaitMs, requireGuess } from './guesses.ts';

const Code = z.strictObject({ userCode: Text.max(USER_CODE_TEXT_MAX) });

/** @throws Refusal for a text that is no user code */
function hashOf({ settings }: Context, userCode: string): { userCodeHash: Buffer } {
  const code = readUserCode(userCode);
  if (code === null) throw new Refusal('device_request_gone');
  return { userCodeHash: userCodeHash(code, { secret: settings.keyPepper }) };
}

export const devicesRouter = router({
  /** Returns the program that waits under this code, and the workspaces that can pay for its calls. */
  request: userProcedure.input(Code).query(async ({ ctx, input }) => {
    const code = readUserCode(input.userCode);
    if (code === null) return { kind: 'unknown' } as const;
    const waitMs = await guessWaitMs(ctx);
    if (waitMs > 0) return { kind: 'later', waitMs } as const;
    const found = await waitingRequest(ctx, hashOf(ctx, code));
    if (found === null) return { kind: 'unknown' } as const;
    const { clientId, host, askedAt, asOf } = found;
    return {
      kind: 'asked',
      userCode: shownUserCode(code),
      program: programOf(clientId) ?? clientId,
      host,
      askedAt,
      asOf,
      workspaces: await payingOf(ctx),
    } as const;
  }),

  /** Allows the program to fetch one new key of the workspace. The key is created when the program fetches it. */
  allow: freshUserProcedure
    .input(Code.extend({ tenantId: z.uuid(), name: KeyName, env: z.enum(KEY_ENVS), monthlyCreditsMax: Cap }))
    .use(onceOnly('userCode'))
    .mutation(async ({ ctx, input: { userCode, tenantId, ...key } }) => {
      await requireGuess(ctx);
      const code = hashOf(ctx, userCode);
      if (!(await payingOf(ctx)).some((one) => one.tenantId === tenantId)) throw new Refusal('tenant_unknown');
      await requireRoomForKey({ db: ctx.db, tenantId });
      const allowed = { ...code, ...key, tenantId, userId: ctx.viewer.userId, keyId: randomUUID() };
      if (!(await allowDeviceRequest(ctx, allowed))) throw new Refusal('device_request_gone');
    }),

  deny: userProcedure
    .input(Code)
    .use(onceOnly('userCode'))
    .mutation(async ({ ctx, input: { userCode } }) => {
      await requireGuess(ctx);
      if (!(await denyDeviceRequest(ctx, hashOf(ctx, userCode)))) throw new Refusal('device_request_gone');
    }),
});

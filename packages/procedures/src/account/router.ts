import { z } from 'zod';
import { encode } from 'uqr';
import { LENGTHS, nameSchema, Text, tooLong } from '@graha/domain/core/typed-text';
import { passwordProblem } from '@graha/auth/core/password';
import { Refusal } from '@graha/domain/core/refusal';
import { renderMail } from '@graha/mail/render';
import { removeConnection } from '@graha/store/identity/connections';
import { queueMail } from '@graha/store/mail/mail-outbox';
import { recordUserFact } from '@graha/store/tenants/user-log';
import type { Viewer } from '@graha/auth/core/viewer';
import type { Context } from '../trpc/context.ts';
import { fieldProblem, freshUserProcedure, onceOnly, router, userProcedure } from '../trpc/init.ts';
import { deletionProcedures } from './deletion.ts';
import { granted } from './proof.ts';

const Name = nameSchema(LENGTHS.name, 'Write a name.');
const PasskeyName = nameSchema(LENGTHS.name, 'Give it a name, so that you know it again.');
const Password = Text.min(1, 'Write your password.').max(LENGTHS.password, 'This is not your password.');
const NewPassword = Text.max(LENGTHS.password, tooLong(LENGTHS.password)).superRefine((password, { addIssue }) => {
  const problem = passwordProblem(password, '');
  if (problem) addIssue({ code: 'custom', message: problem });
});
const Code = Text.max(LENGTHS.code, 'A code has six digits.')
  .transform((code) => code.replaceAll(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'A code has six digits.'));
const OwnId = z.strictObject({ id: Text.min(1).max(LENGTHS.id) });

/** A signed statement of the device with its certificates, in base64. */
const Signed = Text.max(8_192);

/** A device's answer when it creates a passkey. Better Auth verifies its content. @source WebAuthn 3, 5.1.7 */
const PasskeyAnswer = z.object({
  id: Text.max(1_400),
  rawId: Text.max(1_400),
  type: Text.max(LENGTHS.code),
  authenticatorAttachment: Text.max(LENGTHS.code).optional(),
  response: z.object({
    clientDataJSON: Signed,
    attestationObject: Signed,
    authenticatorData: Signed.optional(),
    transports: z.array(Text.max(LENGTHS.code)).max(10).optional(),
    publicKeyAlgorithm: z.int().optional(),
    publicKey: Signed.optional(),
  }),
});

/** Allows one change of an account at a time: a second click would send a second mail or replace the codes. */
const accountProcedure = userProcedure.use(onceOnly());

/** Throws the same error for another person's passkey or session as for one that does not exist. */
function found(isDone: boolean): void {
  if (!isDone) throw new Refusal('own_unknown');
}

export const profileRouter = router({
  /** Ages such as "5 min ago" are counted from `asOf`, so that server and browser render the same text. */
  read: userProcedure.query(async ({ ctx }) => ({ ...(await ctx.self.read()), asOf: new Date() })),

  rename: userProcedure.input(z.strictObject({ name: Name })).mutation(({ ctx, input }) => ctx.self.rename(input.name)),

  sendVerification: userProcedure.mutation(async ({ ctx }) => ({
    isSent: (await ctx.self.sendVerification()) === 'sent',
  })),

  changeAddress: accountProcedure
    .input(
      z.strictObject({
        email: Text.max(LENGTHS.email, 'Write an e-mail address, such as asha@example.com.')
          .trim()
          .toLowerCase()
          .pipe(z.email('Write an e-mail address, such as asha@example.com.')),
        password: Password,
      }),
    )
    .mutation(async ({ ctx, input }) => {
      if (input.email === ctx.viewer.email) throw fieldProblem('email', 'This is your address already.');
      granted(await ctx.self.changeAddress(input.email, input.password));
    }),

  changePassword: accountProcedure
    .input(z.strictObject({ password: Password, next: NewPassword }))
    .mutation(async ({ ctx, input }) => {
      const problem = passwordProblem(input.next, ctx.viewer.email);
      if (problem) throw fieldProblem('next', problem);
      granted(await ctx.self.changePassword(input.password, input.next));
    }),

  /** Turns an old session into a fresh one. */
  confirm: accountProcedure
    .input(z.strictObject({ password: Password, code: Text.max(LENGTHS.code).default('') }))
    .mutation(async ({ ctx, input }) => {
      const answer = await ctx.self.confirm({ ...input, code: input.code.replaceAll(/\s/g, '') });
      if (answer === 'wrong-code') throw fieldProblem('code', 'This code is not right. Wait for the next one.');
      granted(answer);
    }),

  /** Only this answer contains the backup codes. */
  beginTwoFactor: accountProcedure.input(z.strictObject({ password: Password })).mutation(async ({ ctx, input }) => {
    const { uri, backupCodes } = granted(await ctx.self.beginTwoFactor(input.password));
    return { secret: new URL(uri).searchParams.get('secret') ?? '', qr: qrOf(uri), backupCodes };
  }),

  finishTwoFactor: userProcedure
    .input(z.strictObject({ code: Code }))
    .mutation(async ({ ctx, input }) => void granted(await ctx.self.finishTwoFactor(input.code), 'code')),

  endTwoFactor: accountProcedure
    .input(z.strictObject({ password: Password }))
    .mutation(async ({ ctx, input }) => void granted(await ctx.self.endTwoFactor(input.password))),

  newBackupCodes: accountProcedure
    .input(z.strictObject({ password: Password }))
    .mutation(async ({ ctx, input }) => ({ backupCodes: granted(await ctx.self.newBackupCodes(input.password)) })),

  beginPasskey: freshUserProcedure.mutation(({ ctx }) => ctx.self.beginPasskey()),

  finishPasskey: freshUserProcedure
    .input(z.strictObject({ name: PasskeyName, response: PasskeyAnswer }))
    .mutation(async ({ ctx, input }) => {
      if (!(await ctx.self.finishPasskey(input.name, input.response)))
        throw fieldProblem('name', 'Your device made no passkey. Try again, or use another device.');
    }),

  renamePasskey: userProcedure
    .input(OwnId.extend({ name: PasskeyName }))
    .mutation(async ({ ctx, input }) => found(await ctx.self.renamePasskey(input.id, input.name))),

  removePasskey: freshUserProcedure
    .input(OwnId)
    .use(onceOnly('id'))
    .mutation(async ({ ctx, input }) => found(await ctx.self.removePasskey(input.id))),

  /** Refuses to remove the last way to sign in. */
  removeConnection: freshUserProcedure
    .input(OwnId)
    .use(onceOnly('id'))
    .mutation(async ({ ctx, input }) => {
      const { userId } = ctx.viewer;
      const provider = await removeConnection(ctx, { userId, id: input.id });
      await recordUserFact(ctx, { userId, fact: { type: 'ConnectionRemoved', data: { provider } } });
      await mailRemoved(ctx);
    }),

  endSession: userProcedure
    .input(OwnId)
    .use(onceOnly('id'))
    .mutation(async ({ ctx, input }) => found(await ctx.self.endSession(input.id))),

  endOtherSessions: accountProcedure.mutation(({ ctx }) => ctx.self.endOtherSessions()),

  endAllSessions: accountProcedure.mutation(({ ctx }) => ctx.self.endAllSessions()),

  ...deletionProcedures,
});

async function mailRemoved({ identity, settings, viewer }: Context & { viewer: Viewer }): Promise<void> {
  const at = new Date();
  const urls = { accountUrl: `${settings.portalUrl}/account`, forgotUrl: `${settings.portalUrl}/forgot` };
  const letter = await renderMail('sign-in-changed', { change: 'provider-removed', at, ...urls });
  const dedupeKey = `sign-in-changed:${viewer.userId}:provider-removed:${at.toISOString()}`;
  await queueMail({ identity }, { ...letter, to: viewer.email, dedupeKey });
}

/** A QR code as one SVG path: a unit square for each dark module. */
export type Qr = { size: number; path: string };

function qrOf(text: string): Qr {
  const { size, data } = encode(text, { ecc: 'M', border: 2 });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: squares.join('') };
}

import { z } from 'zod';
import { passwordProblem } from '../../auth/password.ts';
import { fieldProblem } from '../../trpc/field-problem.ts';
import { freshUserProcedure, router, userProcedure } from '../../trpc/init.ts';
import { Refusal } from '@graha/domain/refusal';
import { qrOf } from './qr.ts';
import type { Refused } from './self.ts';
import { PROFILE_TEXT } from './text.ts';

const { profile: NAME, passkeys: PASSKEYS, address: ADDRESS, twoFactor: TWO_FACTOR } = PROFILE_TEXT;

const Name = z.string().trim().min(1, NAME.nameMissing).max(60, NAME.nameTooLong);
const PasskeyName = z.string().trim().min(1, PASSKEYS.name.missing).max(60, PASSKEYS.name.tooLong);
const Password = z.string().min(1, PROFILE_TEXT.passwordMissing).max(128, PROFILE_TEXT.wrongPassword);
const NewPassword = z.string().superRefine((password, { addIssue }) => {
  const problem = passwordProblem(password, '');
  if (problem) addIssue({ code: 'custom', message: problem });
});
const Code = z
  .string()
  .transform((code) => code.replaceAll(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, TWO_FACTOR.scan.codeShape));
const OwnId = z.strictObject({ id: z.string().min(1).max(100) });

/** A wrong password or code is told at its field; everything else is the answer. */
function granted<Answer>(answer: Answer | Refused, field: 'password' | 'code' = 'password'): Exclude<Answer, Refused> {
  if (answer === 'too-often') throw fieldProblem(field, PROFILE_TEXT.tooOften);
  if (answer === 'wrong') {
    throw fieldProblem(field, field === 'code' ? PROFILE_TEXT.wrongCode : PROFILE_TEXT.wrongPassword);
  }
  // Safe: the two refusals were thrown.
  return answer as Exclude<Answer, Refused>;
}

/** Another person's passkey or session answers like one that does not exist. */
function found(isDone: boolean): void {
  if (!isDone) throw new Refusal('own_unknown');
}

export const profileRouter = router({
  /** `asOf`: moments are told as so long ago, and server and browser must say the same. */
  read: userProcedure.query(async ({ ctx }) => ({ ...(await ctx.self.read()), asOf: new Date() })),

  rename: userProcedure.input(z.strictObject({ name: Name })).mutation(({ ctx, input }) => ctx.self.rename(input.name)),

  sendVerification: userProcedure.mutation(async ({ ctx }) => ({
    isSent: (await ctx.self.sendVerification()) === 'sent',
  })),

  changeAddress: userProcedure
    .input(
      z.strictObject({
        email: z.string().trim().toLowerCase().pipe(z.email(ADDRESS.emailWrong).max(254, ADDRESS.emailWrong)),
        password: Password,
      }),
    )
    .mutation(async ({ ctx, input }) => {
      if (input.email === ctx.viewer.email) throw fieldProblem('email', ADDRESS.same);
      granted(await ctx.self.changeAddress(input.email, input.password));
    }),

  changePassword: userProcedure
    .input(z.strictObject({ password: Password, next: NewPassword }))
    .mutation(async ({ ctx, input }) => {
      const problem = passwordProblem(input.next, ctx.viewer.email);
      if (problem) throw fieldProblem('next', problem);
      granted(await ctx.self.changePassword(input.password, input.next));
    }),

  /** Makes an old session a fresh one. */
  confirm: userProcedure
    .input(z.strictObject({ password: Password, code: z.string().max(20).default('') }))
    .mutation(async ({ ctx, input }) => {
      const answer = await ctx.self.confirm({ ...input, code: input.code.replaceAll(/\s/g, '') });
      if (answer === 'wrong-code') throw fieldProblem('code', PROFILE_TEXT.wrongCode);
      granted(answer);
    }),

  /** The backup codes are in this answer and nowhere else that can be read. */
  beginTwoFactor: userProcedure.input(z.strictObject({ password: Password })).mutation(async ({ ctx, input }) => {
    const { uri, backupCodes } = granted(await ctx.self.beginTwoFactor(input.password));
    return { secret: new URL(uri).searchParams.get('secret') ?? '', qr: qrOf(uri), backupCodes };
  }),

  finishTwoFactor: userProcedure
    .input(z.strictObject({ code: Code }))
    .mutation(async ({ ctx, input }) => void granted(await ctx.self.finishTwoFactor(input.code), 'code')),

  endTwoFactor: userProcedure
    .input(z.strictObject({ password: Password }))
    .mutation(async ({ ctx, input }) => void granted(await ctx.self.endTwoFactor(input.password))),

  newBackupCodes: userProcedure
    .input(z.strictObject({ password: Password }))
    .mutation(async ({ ctx, input }) => ({ backupCodes: granted(await ctx.self.newBackupCodes(input.password)) })),

  beginPasskey: freshUserProcedure.mutation(({ ctx }) => ctx.self.beginPasskey()),

  finishPasskey: freshUserProcedure
    .input(z.strictObject({ name: PasskeyName, response: z.unknown() }))
    .mutation(async ({ ctx, input }) => {
      if (!(await ctx.self.finishPasskey(input.name, input.response))) throw fieldProblem('name', PASSKEYS.notMade);
    }),

  renamePasskey: userProcedure
    .input(OwnId.extend({ name: PasskeyName }))
    .mutation(async ({ ctx, input }) => found(await ctx.self.renamePasskey(input.id, input.name))),

  removePasskey: freshUserProcedure
    .input(OwnId)
    .mutation(async ({ ctx, input }) => found(await ctx.self.removePasskey(input.id))),

  endSession: userProcedure.input(OwnId).mutation(async ({ ctx, input }) => found(await ctx.self.endSession(input.id))),

  endOtherSessions: userProcedure.mutation(({ ctx }) => ctx.self.endOtherSessions()),
});

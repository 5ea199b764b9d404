import { unnamedWorkspaceOf } from '../core/viewer.ts';
import { tooMany, type Problem } from './problem.ts';
import type { Throttles } from './throttles.ts';

/** A code of the app, or a backup code. */
export type CodeKind = 'app' | 'backup';

export type SecondFactor = {
  identity: {
    /** `over`: the sign-in has expired or had too many attempts. `locked`: the account had too many attempts. */
    enterCode(kind: CodeKind, code: string): Promise<{ userId: string; email: string } | 'wrong' | 'over' | 'locked'>;
    openWorkspace(userId: string, name: string): Promise<void>;
  };
  throttles: Pick<Throttles, 'codeByAddress'>;
  address: string;
};

/** Time for which Better Auth locks an account after ten wrong codes. */
const LOCKED_MS = 15 * 60_000;

const SHAPES: Record<CodeKind, RegExp> = { app: /^\d{6}$/, backup: /^[0-9A-Za-z]{5}-?[0-9A-Za-z]{5}$/ };

const MALFORMED: Record<CodeKind, string> = {
  app: 'A code has six digits.',
  backup: 'A backup code has ten letters and digits.',
};
const WRONG: Record<CodeKind, string> = {
  app: 'This code is not right, or it was used already. Wait for the next one.',
  backup: 'This is none of your backup codes, or it was used already.',
};

export async function enterCode(
  input: { kind: CodeKind; code: string },
  { identity, throttles, address }: SecondFactor,
): Promise<Problem | 'over' | null> {
  const code = written(input.kind, input.code);
  if (!SHAPES[input.kind].test(code)) return { fields: { code: MALFORMED[input.kind] } };
  const waitMs = await throttles.codeByAddress.take(address);
  if (waitMs > 0) return tooMany(waitMs);
  const entered = await identity.enterCode(input.kind, code);
  if (entered === 'over') return 'over';
  if (entered === 'locked') return tooMany(LOCKED_MS);
  if (entered === 'wrong') return { fields: { code: WRONG[input.kind] } };
  await identity.openWorkspace(entered.userId, unnamedWorkspaceOf(entered.email));
  return null;
}

/** Normalises a code: apps show `123 456`, and people omit the dash. */
function written(kind: CodeKind, code: string): string {
  const bare = code.replaceAll(/[\s-]/g, '');
  return kind === 'backup' && bare.length === 10 ? `${bare.slice(0, 5)}-${bare.slice(5)}` : bare;
}

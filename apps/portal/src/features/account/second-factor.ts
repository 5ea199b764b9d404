import { unnamedWorkspaceOf } from '../../auth/names.ts';
import { tooMany, type Problem } from './problem.ts';
import { ACCOUNT_TEXT } from './text.ts';
import type { Throttles } from './throttles.ts';

/** From the app, or one of the codes that were written down. */
export type CodeKind = 'app' | 'backup';

export type SecondFactor = {
  identity: {
    /** `over`: the sign-in that waits for this code was given up, or tried too often. `locked`: so was the account. */
    enterCode(kind: CodeKind, code: string): Promise<{ userId: string; email: string } | 'wrong' | 'over' | 'locked'>;
    openWorkspace(userId: string, name: string): Promise<void>;
  };
  throttles: Pick<Throttles, 'codeByAddress'>;
  address: string;
};

/** As long as Better Auth locks an account after ten wrong codes. */
const LOCKED_MS = 15 * 60_000;

const SHAPES: Record<CodeKind, RegExp> = { app: /^\d{6}$/, backup: /^[0-9A-Za-z]{5}-?[0-9A-Za-z]{5}$/ };

export async function enterCode(
  wish: { kind: CodeKind; code: string },
  { identity, throttles, address }: SecondFactor,
): Promise<Problem | 'over' | null> {
  const code = written(wish.kind, wish.code);
  if (!SHAPES[wish.kind].test(code)) return { fields: { code: ACCOUNT_TEXT.twoFactor.shape[wish.kind] } };
  const waitMs = throttles.codeByAddress.take(address);
  if (waitMs > 0) return tooMany(waitMs);
  const entered = await identity.enterCode(wish.kind, code);
  if (entered === 'over') return 'over';
  if (entered === 'locked') return tooMany(LOCKED_MS);
  if (entered === 'wrong') return { fields: { code: ACCOUNT_TEXT.twoFactor.wrong[wish.kind] } };
  await identity.openWorkspace(entered.userId, unnamedWorkspaceOf(entered.email));
  return null;
}

/** As it stands in the table: apps show `123 456`, and people leave the dash out. */
function written(kind: CodeKind, code: string): string {
  const bare = code.replaceAll(/[\s-]/g, '');
  return kind === 'backup' && bare.length === 10 ? `${bare.slice(0, 5)}-${bare.slice(5)}` : bare;
}

import type { createPool } from '@graha/store/pool';
import { recordUserFact, type UserFact } from '@graha/store/user-log';

type Pool = ReturnType<typeof createPool>;

export type AccountBooks = {
  /** Writes into a person's history what they did with their account. */
  recordFact(userId: string, fact: UserFact): Promise<void>;
};

export const createAccountBooks = (pool: Pool): AccountBooks => ({
  recordFact: (userId, fact) => recordUserFact(pool, userId, fact, { actor: { kind: 'user', id: userId } }),
});

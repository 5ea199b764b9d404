import type { AuthContext } from 'better-auth';

/** The part of Better Auth's context that our code uses; endpoints and the instance both have it. */
export type AuthParts = {
  adapter: Pick<AuthContext['adapter'], 'findMany' | 'findOne' | 'delete' | 'deleteMany'>;
  internalAdapter: AuthContext['internalAdapter'];
  password: Pick<AuthContext['password'], 'hash' | 'verify'>;
  secret: string;
};

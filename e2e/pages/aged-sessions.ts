import { query } from './database.ts';

/** Moves the sign-in of the person more than a day into the past. */
export const ageSessions = (email: string): Promise<object[]> =>
  query(
    `UPDATE identity.session s SET created_at = s.created_at - interval '25 hours'
     FROM identity.user u WHERE u.id = s.user_id AND u.email = $1`,
    [email],
  );

import { Client } from 'pg';
import { stack } from '../stack.ts';

/** As if the person had signed in more than a day ago. */
export async function ageSessions(email: string): Promise<void> {
  const client = new Client({ connectionString: stack.databaseUrl ?? '' });
  await client.connect();
  await client.query(
    `UPDATE identity.session s SET created_at = s.created_at - interval '25 hours'
     FROM identity.user u WHERE u.id = s.user_id AND u.email = $1`,
    [email],
  );
  await client.end();
}

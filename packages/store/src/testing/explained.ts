import type { Pool, PoolClient } from 'pg';
import { z } from 'zod';

/** A node of a plan. */
export type Plan = { 'Node Type': string; 'Relation Name'?: string; 'Total Cost'?: number; 'Actual Rows'?: number; 'Actual Loops'?: number; 'Rows Removed by Filter'?: number; 'Rows Removed by Index Recheck'?: number; Plans?: Plan[] }; // prettier-ignore
/** Rows of EXPLAIN (FORMAT JSON). */
export const Explained = z.array(z.object({ 'QUERY PLAN': z.array(z.object({ Plan: z.custom<Plan>() })) }));

export const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
/** Rows that a node read, also those that it dropped. */
export const rowsRead = (node: Plan): number =>
  ((node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)) *
  (node['Actual Loops'] ?? 0);

/** Returns an object with other members in place of its own. */
const changed = <Target extends object>(target: Target, members: Record<string, unknown>): Target =>
  new Proxy(target, {
    get(object, name) {
      const member: unknown = members[String(name)] ?? Reflect.get(object, name);
      return typeof member === 'function' && !(name in members) ? member.bind(object) : member;
    },
  });

/** Returns the plans of the statements that `work` runs on some tables. A read runs as part of its plan; sealed births are left out. */
export async function plansOf<Ctx extends { db: Pool }>(
  ctx: Ctx,
  tables: RegExp,
  work: (explained: Ctx) => Promise<unknown>,
): Promise<Plan[]> {
  const plans: Plan[] = [];
  const explained = async (client: Pool | PoolClient, text: string, values?: unknown[]) => {
    if (!tables.test(text) || /FROM graha\.\w+\(/.test(text)) return client.query(text, values);
    const isRead = /^\s*SELECT/.test(text);
    const { rows } = await client.query(`EXPLAIN (${isRead ? 'ANALYZE, ' : ''}FORMAT JSON) ${text}`, values);
    for (const row of Explained.parse(rows)) plans.push(...row['QUERY PLAN'].map(({ Plan: plan }) => plan));
    return isRead && /graha\.birth\b/.test(text) && /sealed/.test(text) ? { rows: [] } : client.query(text, values);
  };
  const db = changed(ctx.db, {
    query: (text: string, values?: unknown[]) => explained(ctx.db, text, values),
    connect: async () => {
      const client = await ctx.db.connect();
      return changed(client, { query: (text: string, values?: unknown[]) => explained(client, text, values) });
    },
  });
  await work({ ...ctx, db });
  return plans;
}

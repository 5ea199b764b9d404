import type { z } from 'zod';
import { listed, page, params, read } from '../wire.ts';
import type { Kind } from '../state.ts';
import { get, type World } from '../world.ts';

export type Route = {
  method: 'GET' | 'POST' | 'DELETE';
  url: string;
  answer(world: World, sent: unknown, id: string): object | Promise<object>;
};

/** One action with its parameters; the caller handles `expand` for all of them. */
export const route = <Schema extends z.ZodType>(
  method: Route['method'],
  url: string,
  schema: Schema,
  act: (world: World, given: z.output<Schema>, id: string) => object | Promise<object>,
): Route => ({ method, url, answer: (world, sent, id) => act(world, read(schema, sent), id) });

export const retrieve = (url: string, kind: Kind): Route =>
  route('GET', `${url}/:id`, params({}), (world, _, id) => get(world, kind, id));

/** Lists a kind; each filter keeps the rows whose member of that name equals the parameter. */
export const list = <Shape extends z.ZodRawShape>(
  url: string,
  kind: Kind,
  filters: Shape,
  keeps: (row: Record<string, unknown>, asked: z.output<z.ZodObject<Shape>>) => boolean = sameMembers,
): Route =>
  route('GET', url, params({ ...page, ...filters }), ({ state }, given) => {
    // Safe: the schema is made of the page's members, and the filters'.
    const asked = given as unknown as z.output<z.ZodObject<typeof page>> & z.output<z.ZodObject<Shape>>;
    const own = Object.fromEntries(Object.entries(asked).filter(([name]) => name in filters));
    // Safe: `own` has the parameters that belong to the filters, without those of the page.
    const rows = state.all(kind).filter((row) => keeps(row as unknown as Record<string, unknown>, own as never));
    return listed(rows, asked, url);
  });

function sameMembers(row: Record<string, unknown>, asked: Record<string, unknown>): boolean {
  return Object.entries(asked).every(([name, value]) => value === undefined || row[name] === value);
}

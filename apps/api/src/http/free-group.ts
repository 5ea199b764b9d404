import { type ManagementRoute, routePath } from '@graha/domain/management/management';
import type { CommandContext } from '@graha/store/postgres/context';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { apiErrorOf } from '../management/refused.ts';
import { beginBirths, type BirthRouteDeps } from './begin-births.ts';
import { sendFresh } from './system-routes.ts';

type Done = { body: object; isNew?: boolean; isRepeat?: boolean };
export type Handle = (ctx: CommandContext, request: FastifyRequest, deps: BirthRouteDeps) => Promise<Done>;

type Group<Id extends string> = {
  /** Name of the group in logs. */
  name: string;
  routes: Readonly<Record<Id, ManagementRoute>>;
  handlers: Readonly<Record<Id, Handle>>;
};

/** Mounts routes that a key with the scope `births` may call, and that cost nothing. */
export function mountGroup<Id extends string>(
  app: FastifyInstance,
  deps: BirthRouteDeps,
  { name, routes, handlers }: Group<Id>,
): void {
  // Safe: the keys of the table itself.
  for (const id of Object.keys(routes) as Id[]) {
    const { method, status } = routes[id];
    app.route({
      method,
      url: routePath(routes[id]).replace(/\{(\w+)\}/g, ':$1'),
      exposeHeadRoute: method === 'GET',
      config: { operation: `${name}/${id}` },
      handler: async (request, reply) => {
        const ctx = await beginBirths(request, deps);
        const {
          body,
          isNew = true,
          isRepeat = false,
        } = await handlers[id](ctx, request, deps).catch((error) => {
          throw apiErrorOf(error);
        });
        if (isRepeat) reply.header('idempotency-replayed', 'true');
        return sendFresh(request, reply.code(isNew ? status : 200), body);
      },
    });
  }
}

import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { parse } from 'qs';
import { letTimePass } from './billing/time.ts';
import type { Clock } from './clock.ts';
import { createDeliveries } from './deliveries.ts';
import { idempotency, type Answer } from './idempotency.ts';
import { mountPages } from './pages/routes.ts';
import { catalogueRoutes } from './routes/catalogue.ts';
import { checkoutRoutes } from './routes/checkout.ts';
import { controlRoutes } from './routes/control.ts';
import { customerRoutes } from './routes/customers.ts';
import { draftRoutes } from './routes/drafts.ts';
import { eventRoutes } from './routes/events.ts';
import { paymentRoutes } from './routes/payments.ts';
import type { Route } from './routes/route.ts';
import { scheduleRoutes } from './routes/schedules.ts';
import { subscriptionRoutes } from './routes/subscriptions.ts';
import { createState, newId } from './state.ts';
import { invalid, StripeError } from './stripe-error.ts';
import { expanded } from './wire.ts';
import { API_VERSION, type World } from './world.ts';

export type StandInOptions = {
  clock: Clock;
  publicUrl: string;
  /** Receiver of messages; null: none. */
  webhook: { url: string; secret: string } | null;
  /** File that keeps the state across a restart. */
  file?: string;
  random?: () => number;
  log?: (line: string) => void;
};

const TICK_MS = 1_000;

const ROUTES: readonly Route[] = [
  ...customerRoutes,
  ...catalogueRoutes,
  ...checkoutRoutes,
  ...subscriptionRoutes,
  ...scheduleRoutes,
  ...paymentRoutes,
  ...draftRoutes,
  ...eventRoutes,
];

/** Serves the part of Stripe's API that this product uses; any other path is a 404. */
export function createStandIn(options: StandInOptions): { app: FastifyInstance; world: World } {
  const { clock, publicUrl, webhook, file = null, random = Math.random, log = () => undefined } = options;
  const deliveries = createDeliveries({
    endpoint: webhook,
    random,
    onFailure: ({ id, type }, why) => log(`gave up delivering ${id} (${type}): ${why}`),
  });
  const world: World = { state: createState(file), clock, deliveries, publicUrl };
  const app = Fastify({ genReqId: () => newId('req'), routerOptions: { querystringParser: (text) => parse(text) } });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
    done(null, parse(String(body), { depth: 8, arrayLimit: 100 })),
  );
  app.addHook('onRequest', (_, reply, done) => {
    void reply.headers({ 'request-id': reply.request.id, 'stripe-version': API_VERSION });
    letTimePass(world);
    done();
  });
  app.setErrorHandler((error, _, reply) => {
    if (!(error instanceof StripeError))
      return reply.code(500).send({ error: { type: 'api_error', message: String(error) } });
    return reply.code(error.status).send({ error: { ...error.body, request_log_url: null } });
  });
  const changed = (): void => world.state.save();
  const remembered = idempotency(clock.now);
  for (const each of ROUTES) mount(app, world, each, { changed, remembered });
  for (const { method, url, answer } of controlRoutes) {
    const handler = async (request: FastifyRequest) => {
      const made = await answer(world, request.body, idIn(request));
      changed();
      return made;
    };
    app.route({ method, url, handler });
  }
  mountPages(app, world, changed);
  const tick = setInterval(() => letTimePass(world), TICK_MS);
  app.addHook('onClose', async () => {
    clearInterval(tick);
    deliveries.close();
    changed();
  });
  return { app, world };
}

type Shared = { changed: () => void; remembered: ReturnType<typeof idempotency> };

function mount(
  app: FastifyInstance,
  world: World,
  { method, url, answer }: Route,
  { changed, remembered }: Shared,
): void {
  app.route({
    method,
    url,
    handler: async (request, reply) => {
      if (!/^Bearer (sk|rk)_test_\w+/.test(request.headers.authorization ?? '')) throw unauthorized();
      const { expand, ...sent }: Record<string, unknown> = Object(method === 'GET' ? request.query : request.body);
      const act = async () => {
        const made = expanded(
          world.state,
          await answer(world, sent, idIn(request)),
          Array.isArray(expand) ? expand.map(String) : [],
        );
        if (method !== 'GET') changed();
        return made;
      };
      const key = request.headers['idempotency-key'];
      if (method === 'GET' || typeof key !== 'string') return act();
      const answered = await remembered(key, `${request.url} ${JSON.stringify(sent)}`, act);
      if (answered.isRepeated) void reply.header('idempotent-replayed', 'true');
      return bodyOf(answered);
    },
  });
}

function bodyOf(answered: Answer): object {
  if ('error' in answered) throw answered.error;
  return answered.body;
}

const idIn = ({ params }: FastifyRequest): string => {
  const { id = '' }: { id?: string } = Object(params);
  return id;
};

const unauthorized = (): StripeError =>
  new StripeError(401, {
    ...invalid('This stand-in takes test keys alone: sk_test_… . A live key belongs to Stripe itself.').body,
  });

import { z } from 'zod';
import { advance } from '../billing/time.ts';
import { testClock } from '../objects/checkout.ts';
import { invalid } from '../stripe-error.ts';
import { params, whole } from '../wire.ts';
import { get, type World } from '../world.ts';
import { list, retrieve, route, type Route } from './route.ts';

/** Every test clock moves the same clock, the ledger's. */
const shownClock = (world: World, id: string) => {
  const row = get(world, 'test_helpers.test_clock', id);
  row.frozen_time = world.clock.now();
  return row;
};

export const eventRoutes: Route[] = [
  retrieve('/v1/events', 'event'),
  list(
    '/v1/events',
    'event',
    { type: z.string().optional(), types: z.array(z.string()).optional() },
    (row, { type, types }) =>
      (type === undefined || row['type'] === type) && (types === undefined || types.includes(String(row['type']))),
  ),
  route(
    'POST',
    '/v1/test_helpers/test_clocks',
    params({ frozen_time: whole, name: z.string().optional() }),
    async (world, given) => {
      const id = world.state.idOf('test_helpers.test_clock');
      await advance(world, given.frozen_time);
      const frozen_time = world.clock.now();
      const made = testClock({ id, created: frozen_time, name: given.name ?? null, frozen_time });
      return world.state.put('test_helpers.test_clock', made);
    },
  ),
  route(
    'POST',
    '/v1/test_helpers/test_clocks/:id/advance',
    params({ frozen_time: whole }),
    async (world, given, id) => {
      if (given.frozen_time < get(world, 'test_helpers.test_clock', id).frozen_time) {
        throw invalid('You cannot advance a test clock to a time before its current time.', 'frozen_time');
      }
      await advance(world, given.frozen_time);
      return shownClock(world, id);
    },
  ),
  route('GET', '/v1/test_helpers/test_clocks/:id', params({}), (world, _, id) => shownClock(world, id)),
];

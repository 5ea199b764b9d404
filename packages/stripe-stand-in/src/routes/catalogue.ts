import { z } from 'zod';
import { price, product } from '../objects/catalogue.ts';
import { invalid } from '../stripe-error.ts';
import { flag, params, whole, words } from '../wire.ts';
import { get, emit } from '../world.ts';
import { list, retrieve, route, type Route } from './route.ts';

const Product = params({
  id: z.string().optional(),
  name: z.string(),
  description: z.string().optional(),
  active: flag.optional(),
  metadata: words.optional(),
  tax_code: z.string().optional(),
});

const Price = params({
  product: z.string(),
  currency: z.string().length(3),
  unit_amount: whole.min(0),
  recurring: z.strictObject({ interval: z.enum(['month', 'year']), interval_count: whole.optional() }).optional(),
  lookup_key: z.string().optional(),
  transfer_lookup_key: flag.optional(),
  nickname: z.string().optional(),
  metadata: words.optional(),
  tax_behavior: z.enum(['inclusive', 'exclusive', 'unspecified']).optional(),
});

export const catalogueRoutes: Route[] = [
  route('POST', '/v1/products', Product, (world, { metadata = {}, name, id, description, active }) => {
    const at = world.clock.now();
    if (id !== undefined && world.state.find('product', id)) {
      throw invalid(`Product already exists: ${id}`, 'id', 'resource_already_exists');
    }
    const made = product({
      id: id ?? world.state.idOf('product'),
      created: at,
      name,
      metadata,
      description: description ?? null,
      active: active ?? true,
    });
    emit(world, 'product.created', 'product', made, at);
    return made;
  }),
  route('POST', '/v1/products/:id', Product.partial(), (world, { metadata, ...given }, id) => {
    const changed = get(world, 'product', id);
    Object.assign(changed, given, metadata ? { metadata: { ...changed.metadata, ...metadata } } : {});
    emit(world, 'product.updated', 'product', changed, world.clock.now());
    return changed;
  }),
  retrieve('/v1/products', 'product'),
  list(
    '/v1/products',
    'product',
    { active: flag.optional(), ids: z.array(z.string()).optional() },
    (row, asked) =>
      (asked.active === undefined || row['active'] === asked.active) &&
      (asked.ids === undefined || asked.ids.includes(String(row['id']))),
  ),
  route('POST', '/v1/prices', Price, (world, given) => {
    const { state } = world;
    const at = world.clock.now();
    const { id: productId } = get(world, 'product', given.product);
    const holder = state.all('price').find(({ lookup_key }) => lookup_key !== null && lookup_key === given.lookup_key);
    if (holder && given.transfer_lookup_key !== true) {
      throw invalid(`A price (\`${holder.id}\`) already uses that lookup key.`, 'lookup_key');
    }
    if (holder) holder.lookup_key = null;
    const made = price(
      {
        id: state.idOf('price'),
        created: at,
        currency: given.currency,
        product: productId,
        unit_amount: given.unit_amount,
        metadata: given.metadata ?? {},
        lookup_key: given.lookup_key ?? null,
        nickname: given.nickname ?? null,
      },
      given.recurring?.interval ?? null,
    );
    emit(world, 'price.created', 'price', made, at);
    return made;
  }),
  route(
    'POST',
    '/v1/prices/:id',
    params({ active: flag.optional(), nickname: z.string().optional(), metadata: words.optional() }),
    (world, { metadata, ...given }, id) => {
      const changed = get(world, 'price', id);
      Object.assign(changed, given, metadata ? { metadata: { ...changed.metadata, ...metadata } } : {});
      emit(world, 'price.updated', 'price', changed, world.clock.now());
      return changed;
    },
  ),
  retrieve('/v1/prices', 'price'),
  list(
    '/v1/prices',
    'price',
    {
      active: flag.optional(),
      product: z.string().optional(),
      type: z.enum(['one_time', 'recurring']).optional(),
      lookup_keys: z.array(z.string()).optional(),
    },
    (row, { lookup_keys, ...same }) =>
      (lookup_keys === undefined || lookup_keys.includes(String(row['lookup_key']))) &&
      Object.entries(same).every(([name, value]) => value === undefined || row[name] === value),
  ),
];

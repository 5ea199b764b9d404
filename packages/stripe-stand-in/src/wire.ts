import { z } from 'zod';
import type { State } from './state.ts';
import { invalid } from './stripe-error.ts';

/** Form fields contain text only. */
export const whole = z.coerce.number().int();
export const flag = z.enum(['true', 'false']).transform((text) => text === 'true');
export const words = z.record(z.string(), z.string());

/** Refuses unknown parameters as Stripe does, so that a wrong name fails before it is used at Stripe. */
export const params = <Shape extends z.ZodRawShape>(shape: Shape) => z.strictObject(shape);

export const page = {
  limit: whole.min(1).max(100).optional(),
  starting_after: z.string().optional(),
  created: z
    .strictObject({ gte: whole.optional(), gt: whole.optional(), lte: whole.optional(), lt: whole.optional() })
    .optional(),
};

export function read<Schema extends z.ZodType>(schema: Schema, sent: unknown): z.output<Schema> {
  const result = schema.safeParse(sent ?? {});
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  if (issue?.code === 'unrecognized_keys') {
    throw invalid(`Received unknown parameter: ${issue.keys[0]}`, issue.keys[0], 'parameter_unknown');
  }
  const where = issue?.path.map((part, index) => (index === 0 ? String(part) : `[${String(part)}]`)).join('');
  throw invalid(`Invalid ${where}: ${issue?.message}`, where);
}

type Row = { id: string; created?: number };
type Page = z.output<z.ZodObject<typeof page>>;

const LIMIT = 10;

/** Newest first, as in Stripe's lists. */
export function listed(rows: readonly Row[], asked: Page, url: string): object {
  const { created } = asked;
  const kept = rows
    .filter(
      ({ created: at = 0 }) =>
        at >= (created?.gte ?? at) &&
        at > (created?.gt ?? at - 1) &&
        at <= (created?.lte ?? at) &&
        at < (created?.lt ?? at + 1),
    )
    .toReversed();
  const after = asked.starting_after === undefined ? 0 : kept.findIndex(({ id }) => id === asked.starting_after) + 1;
  const data = kept.slice(after, after + (asked.limit ?? LIMIT));
  return { object: 'list', data, has_more: after + data.length < kept.length, url };
}

/** Replaces ids by objects for the paths in `expand[]`; the paths of lists go through `data`. */
export function expanded(state: State, answer: object, paths: readonly string[] = []): object {
  const copy = structuredClone(answer);
  for (const path of paths) expandAt(state, copy, path.split('.'));
  return copy;
}

function expandAt(state: State, at: unknown, [step, ...rest]: readonly string[]): void {
  if (step === undefined || typeof at !== 'object' || at === null) return;
  if (Array.isArray(at)) {
    for (const row of at) expandAt(state, row, [step, ...rest]);
    return;
  }
  // Safe: a missing member reads as undefined.
  const row = at as Record<string, unknown>;
  const value = row[step];
  if (typeof value === 'string') row[step] = structuredClone(state.byId(value) ?? value);
  expandAt(state, row[step], rest);
}

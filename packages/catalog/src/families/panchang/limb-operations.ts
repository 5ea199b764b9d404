import { byLimb, limbAfter, limbAt, limbsBetween, type Limb, LIMB_IDS } from '@graha/astro-engine/panchang/limbs';
import { z } from 'zod';
import { EXAMPLE_BIRTH } from '../../request/birth.ts';
import { Metadata } from '../../wire/envelopes.ts';
import { type Operation, operation } from '../../operation/operation.ts';
import { type AlmanacDay, openAlmanac, PanchangRequest } from './almanac.ts';
import {
  type AnyLimbRow,
  LIMB_ROWS,
  type LimbSchemas,
  presentLimb,
  type WireLimb,
  type WireLimbNow,
} from './limb-rows.ts';

// Safe: the schema of the row of each limb.
export const LIMB_SCHEMAS = byLimb((limb) => LIMB_ROWS[limb].schema) as LimbSchemas;

type LimbLists = { [L in Limb]: WireLimb<L>[] };
// Safe: a list of the schema of the row of each limb.
export const LIMB_LIST_SCHEMAS = byLimb((limb) =>
  z.array(LIMB_ROWS[limb].schema).describe(`Each ${limb} of the day from sunrise to sunrise, in order of time.`),
) as {
  [L in Limb]: z.ZodArray<LimbSchemas[L]>;
};

/** Every part of each limb that touches the day from sunrise to sunrise, and the part at the instant. */
export function limbsOfDay({ angles, day, moment }: AlmanacDay): {
  now: { [L in Limb]: WireLimb<L> };
  lists: LimbLists;
} {
  const now: Partial<Record<Limb, object>> = {};
  const lists: Partial<Record<Limb, object[]>> = {};
  for (const limb of LIMB_IDS) {
    const spans = limbsBetween(angles, limb, day.startJdUt, day.endJdUt);
    const list = spans.map((span) => presentLimb(limb, span, moment));
    const held = list[spans.findIndex((span) => moment.jdUt < span.endJdUt)] ?? list.at(-1);
    if (held === undefined) throw new RangeError(`no ${limb} touches the day`);
    now[limb] = held;
    lists[limb] = list;
  }
  // Safe: each limb was presented by its own row.
  return { now, lists } as { now: { [L in Limb]: WireLimb<L> }; lists: LimbLists };
}

type LimbAnswer<L extends Limb> = { [Name in L]: WireLimbNow<L> } & { next: WireLimb<L>; metadata: Metadata };
type LimbOperation<L extends Limb> = Operation<typeof PanchangRequest, z.ZodType<LimbAnswer<L>, LimbAnswer<L>>>;

/** Makes an operation of each row in LIMB_ROWS, such as `/panchang/tithi`. */
function limbOperation(limb: Limb) {
  const { schema, own, summary, description }: AnyLimbRow = LIMB_ROWS[limb];
  const output: z.ZodType<object, object> = z.strictObject({
    [limb]: own === null ? schema : schema.safeExtend(own.members).describe(schema.description ?? ''),
    next: schema,
    metadata: Metadata,
  });
  return operation({
    summary,
    description,
    input: PanchangRequest,
    output,
    credits: 1,
    example: EXAMPLE_BIRTH,
    compute: (birth, sky) => {
      const almanacDay = openAlmanac(birth, sky);
      const { angles, moment, metadata } = almanacDay;
      const span = limbAt(angles, limb, moment.jdUt);
      return {
        [limb]: { ...presentLimb(limb, span, moment), ...own?.present(span, almanacDay) },
        next: presentLimb(limb, limbAfter(angles, limb, span), moment),
        metadata,
      };
    },
  });
}

// Safe: each operation has the schema and the members of its own row; the conformance test compares them.
export const limbOperations = byLimb(limbOperation) as unknown as { [L in Limb]: LimbOperation<L> };

import type { ListedOperation } from '@graha/catalog/list/list-operations';
import { z } from 'zod';
import { asksForNow, withTarget } from '../call/as-of.ts';

/** The time of calls that leave out their target. */
const NOW = new Date('2100-01-01T00:00:00Z');

/** Places and times with the longest searches. */
const BIRTHS: object[] = [
  {},
  { latitude: 89.9 },
  { latitude: -66.6, month: 12 },
  { latitude: 66.56, month: 6 },
  { year: 601, month: 1, date: 1, hours: 0, minutes: 0 },
  { year: 2398, month: 12, date: 31, hours: 23, minutes: 59 },
  { year: 1200, month: 1, date: 20, latitude: 69.6, longitude: -180, timezone: -12 },
  { latitude: 78.2, longitude: 180, timezone: 14 },
  { latitude: -89.99, longitude: -180, timezone: -14, year: 2397 },
  { year: 1900, timezone: 'Europe/Amsterdam' },
];

/** The most steps of a range. */
const RANGES: object[] = ['0601', '1199', '1799', '1900', '2024', '2397'].map((year) => ({
  from: `${year}-12-31`,
  to: `${Number(year) + 1}-12-31`,
}));

const Bounds = z.object({
  type: z.string().optional(),
  deprecated: z.boolean().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  maxLength: z.number().optional(),
  enum: z.array(z.unknown()).optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
});
export type Bounds = z.output<typeof Bounds>;

const Named = z.object({ $ref: z.string().optional() });
const Whole = z.object({ $defs: z.record(z.string(), z.unknown()).optional() });

/** Reads the members of a schema. The schema of a name is among the definitions. */
function membersOf(schema: unknown, { $defs = {} }: z.output<typeof Whole>): [string, Bounds][] {
  const bounds = (one: unknown): Bounds => {
    const name = Named.parse(one).$ref?.split('/').at(-1);
    return Bounds.parse(name === undefined ? one : $defs[name]);
  };
  return Object.entries(bounds(schema).properties ?? {}).map(([name, member]) => [name, bounds(member)]);
}

/** The extreme values of a member: the longest lists, the deepest trees, every choice. */
const endsOf = ({ minimum, maximum, maxLength, enum: choices = [] }: Bounds): unknown[] => [
  ...choices,
  ...[minimum, maximum].filter((end) => end !== undefined),
  ...(maxLength === undefined ? [] : ['Å'.repeat(maxLength), 'Anna '.repeat(maxLength / 5).trim()]),
];

type Members = { members: [string, Bounds][]; settings: [string, Bounds][] };

/** Reads the members of an operation's request, and those of its settings. */
export function boundsOf({ input }: ListedOperation): Members {
  const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
  const whole = Whole.parse(schema);
  const members = membersOf(schema, whole);
  return { members, settings: membersOf(members.find(([name]) => name === 'settings')?.[1] ?? {}, whole) };
}

/** Variants of an operation's example: one member at a time at each extreme value, and hard places and times. */
export function extremeInputs(operation: ListedOperation): unknown[] {
  const { example, input } = operation;
  const { members, settings } = boundsOf(operation);
  const bent = [
    ...BIRTHS.map(() => ({})),
    ...RANGES.flatMap((range) => BIRTHS.map((birth) => ({ ...birth, ...range }))),
    ...members.flatMap(([name, member]) => endsOf(member).map((end) => ({ [name]: end }))),
    ...members.flatMap(([name, member]) =>
      endsOf(member).map((end) => ({ [name]: end, target_date: '2100-01-01', target: '2100-01-01T00:00:00Z' })),
    ),
    ...settings.flatMap(([name, member]) => endsOf(member).map((end) => ({ settings: { [name]: end } }))),
  ];
  const all = bent.map((change, index) => complete(operation, bend(example, change, BIRTHS[index % BIRTHS.length])));
  const distinct = new Map(all.map((sent) => [JSON.stringify(sent), sent]));
  return [...distinct.values()].filter((candidate) => input.safeParse(candidate).success);
}

/** Adds the target that the API adds to a call without one. */
const complete = (operation: ListedOperation, sent: object): unknown =>
  asksForNow(operation, sent) ? withTarget(operation, sent, NOW) : sent;

const isBirth = (value: unknown): boolean => typeof value === 'object' && value !== null && 'latitude' in value;

/** Changes both births of a pair in the same way. */
export function bend(example: unknown, change: object, birth: object = {}): object {
  if (isBirth(example)) return { ...Object(example), ...birth, ...change };
  const members = Object.entries(Object(example)).map(([name, value]) => [
    name,
    isBirth(value) ? { ...Object(value), ...birth } : value,
  ]);
  return { ...Object.fromEntries(members), ...change };
}

import { createTestDatabase } from '@graha/dev-stack/test-context';
import { SubscriptionOptions } from '@graha/domain/management/subscription-members';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { useScene } from '../testing/scene.ts';
import { appRouter } from './root.ts';

const scene = useScene(createTestDatabase);

type Schema = { type?: string; [key: string]: unknown };

const { _def: definition } = appRouter;
// Safe: the router stores its procedures flat, under their full paths, unlike its type.
const PROCEDURES = definition.procedures as unknown as Record<string, { _def: { inputs: z.ZodType[] } }>;

/** Formats with a fixed length. */
const FIXED = new Set(['uuid', 'date', 'date-time']);

/** Returns the parts of an input without a bound, by path. */
function unbounded(schema: unknown, path: string): string[] {
  if (Array.isArray(schema)) return schema.flatMap((part, index) => unbounded(part, `${path}[${index}]`));
  if (typeof schema !== 'object' || schema === null) return [];
  const node = schema as Schema; // Safe: every node of a JSON Schema is such an object.
  const own = problemOf(node) ? [`${path}: ${problemOf(node)}`] : [];
  const members = ['properties', 'items', 'anyOf', 'oneOf', 'allOf', 'prefixItems'].flatMap((name) => {
    const member = node[name];
    return name === 'properties'
      ? Object.entries(member ?? {}).flatMap(([key, each]) => unbounded(each, `${path}.${key}`))
      : unbounded(member, `${path}.${name}`);
  });
  return [...own, ...members];
}

function problemOf(node: Schema): string | null {
  const { type } = node;
  const isListed = 'enum' in node || 'const' in node;
  if (type === 'string' && !isListed && !('maxLength' in node) && !FIXED.has(String(node['format'])))
    return 'a string without a length';
  if (type === 'array' && !('maxItems' in node)) return 'an array without a length';
  if ((type === 'number' || type === 'integer') && !('maximum' in node || 'exclusiveMaximum' in node) && !isListed)
    return 'a number without a bound';
  const isOfAnyMembers = type === 'object' && node['additionalProperties'] && !('x-json-characters-max' in node);
  if (isOfAnyMembers) return 'an object of any members';
  return type === undefined && !['anyOf', 'oneOf', 'allOf', 'enum', 'const', 'not', '$ref'].some((key) => key in node)
    ? 'anything'
    : null;
}

const boundsOf = (schema: z.ZodType): unknown =>
  z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema instanceof z.ZodDate) Object.assign(jsonSchema, { type: 'string', format: 'date-time' });
    },
  });

test.each(Object.entries(PROCEDURES))('%s has a bound for each part of its input', (path, { _def: { inputs } }) =>
  expect(inputs.flatMap((schema) => unbounded(boundsOf(schema), path))).toEqual([]),
);

test('an input keeps its members and their bounds', async () => {
  const lines = Object.entries(PROCEDURES).flatMap(
    ([
      path,
      {
        _def: { inputs },
      },
    ]) =>
      inputs.map((schema) => {
        const { $schema: _uri, ...bounds } = Object(boundsOf(schema));
        return `${path} ${JSON.stringify(bounds)}\n`;
      }),
  );
  await expect(lines.join('')).toMatchFileSnapshot('__snapshots__/inputs.txt');
});

test('an object of any members that names its length as JSON refuses a longer one', () => {
  const ofLength = (length: number) => SubscriptionOptions.safeParse({ a: 'x'.repeat(length - '{"a":""}'.length) });
  const { 'x-json-characters-max': most } = Object(boundsOf(SubscriptionOptions));
  expect([ofLength(most).success, ofLength(most + 1).success]).toEqual([true, false]);
});

test('a schema without bounds is noticed', () => {
  const open = z.object({ text: z.string(), list: z.array(z.uuid()), count: z.number(), any: z.unknown() });
  expect(unbounded(boundsOf(open), 'x')).toHaveLength(4);
});

/** Calls the procedure of this path. */
function called(path: string, input: unknown): Promise<unknown> {
  const caller: unknown = scene.callerAs('owner');
  // Safe: each name is the next part of the router, the last one the procedure.
  const call = path.split('.').reduce((part, name) => Reflect.get(part as object, name), caller);
  return (call as (input: unknown) => Promise<unknown>)(input);
}

test.each(Object.keys(PROCEDURES))('%s refuses what Postgres cannot keep, with its field', async (path) => {
  for (const text of ['a\0b', 'half \ud800', '\udc00']) {
    const refusal = { code: 'BAD_REQUEST', cause: { issues: [{ path: ['deep.0.text'] }] } };
    await expect(called(path, { deep: [{ text }] })).rejects.toMatchObject(refusal);
  }
});

test.each(Object.keys(PROCEDURES))('%s refuses an instant that Postgres cannot keep, with its field', async (path) => {
  for (const year of ['-271820', '+010000']) {
    const refusal = { code: 'BAD_REQUEST', cause: { issues: [{ path: ['cursor.createdAt'] }] } };
    await expect(called(path, { cursor: { createdAt: new Date(`${year}-01-01`) } })).rejects.toMatchObject(refusal);
  }
});

const namesIn = Object.entries(PROCEDURES).flatMap(([path, { _def: { inputs } }]) =>
  inputs.flatMap((schema) => {
    const shape: unknown = 'shape' in schema ? schema.shape : {};
    const name: unknown = Reflect.get(Object(shape), 'name');
    return name instanceof z.ZodType ? [[path, name] as const] : [];
  }),
); // prettier-ignore

test('names that others read are those of workspaces, people, keys and passkeys', () =>
  expect(namesIn.map(([path]) => path).toSorted()).toEqual([
    'devices.allow',
    'keys.create',
    'profile.finishPasskey',
    'profile.rename',
    'profile.renamePasskey',
    'settings.rename',
    'team.createWorkspace',
  ]));

test.each(namesIn)('%s takes a name of one line that can be seen, in any script', (_, name) => {
  const taken = (text: string) => name.safeParse(text).success;
  const refused = ['a\nb', 'a\u0007b', 'a\u2028b', '\u200b\u200b', '\ufe0f', '\u202egnp.exe', 'a\u2066b', '\u0301'];
  expect(refused.filter(taken)).toEqual([]);
  const shown = ['Nadir Tools', 'उज्जैन', 'ശ്രീ\u200dഹരി', '👩\u200d🔬', 'مرصد', 'e\u0301', '1', '—'];
  expect(shown.filter((text) => !taken(text))).toEqual([]);
});

test('an input that leads back into itself is looked at once', async () => {
  const round: Record<string, unknown> = { name: 'x' };
  round['again'] = round;
  await expect(called('settings.rename', round)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
});

import type { z } from 'zod';
import { inputJsonSchema, type JsonSchema, leavesOf, typesOf } from '../wire/json-schema.ts';

const NUMBER = /^[ +-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

/** A `+` in a URL is decoded as a space, so a space before a digit becomes a plus again. */
function decodeValue(text: string, schema: JsonSchema): unknown {
  const types = typesOf(schema);
  if ((types.has('number') || types.has('integer')) && NUMBER.test(text)) {
    const value = Number(text.replace(/^[ +]/, ''));
    if (Number.isFinite(value)) return value;
  }
  if (types.has('object') && text.startsWith('{')) return jsonObject(text) ?? text;
  if (types.has('boolean') && (text === 'true' || text === 'false')) return text === 'true';
  if (types.has('number') && types.has('string')) return text.replace(/ (?=\d)/g, '+'); // A zone such as Etc/GMT+5.
  return schema.format === 'date-time' ? text.replace(/ (?=\d\d:?\d\d$)/, '+') : text;
}

type Names = { leaves: ReadonlyMap<string, JsonSchema>; groups: ReadonlySet<string> };
const namesBySchema = new WeakMap<JsonSchema, Names>();

function namesOf(entry: { input: z.ZodType }): Names {
  const root = inputJsonSchema(entry.input);
  const known = namesBySchema.get(root);
  if (known !== undefined) return known;
  const leaves = new Map(leavesOf(root).map(({ name, schema }) => [name, schema]));
  const groups = new Set([...leaves.keys()].flatMap((name) => (name.includes('.') ? [groupOf(name)] : [])));
  namesBySchema.set(root, { leaves, groups });
  return { leaves, groups };
}

const groupOf = (name: string): string => name.slice(0, Math.max(name.indexOf('.'), 0));

/** `settings[ayanamsa]` means `settings.ayanamsa`, and `config` is an alias of `settings`. */
function dotted(sent: string, groups: ReadonlySet<string>): string {
  const name = sent.replace(/^(\w+)\[(\w+)\]$/, '$1.$2');
  const ours = name.replace(/^config(?=\.|$)/, 'settings');
  return groups.has(ours) || groups.has(groupOf(ours)) ? ours : sent;
}

/** Parses a group given as one parameter. Null for a text that is not a JSON object. */
function jsonObject(text: string): object | null {
  if (!text.startsWith('{')) return null;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}

type Tree = Map<string, unknown>;

/** Copies own members only, so that a parameter named `__proto__` is an ordinary unknown member. */
const asObject = (tree: Tree): object =>
  Object.fromEntries([...tree].map(([name, value]) => [name, value instanceof Map ? asObject(value) : value]));

/** A second value makes a list, which strict validation then refuses as a duplicate. */
const put = (tree: Tree, name: string, value: unknown): Tree =>
  tree.set(name, tree.has(name) ? [tree.get(name), value].flat() : value);

/**
 * Decodes the parameters of a GET to the JSON of a POST: text gets the type of the entry's schema, and `settings.x` is
 * nested. Unknown and unfitting values stay text, so that validation reports them. Never throws.
 */
export function decodeQuery(entry: { input: z.ZodType }, entries: Iterable<readonly [string, string]>): object {
  const { leaves, groups } = namesOf(entry);
  const tree: Tree = new Map();
  for (const [sent, text] of entries) {
    const name = dotted(sent, groups);
    const whole = groups.has(name) ? jsonObject(text) : null;
    if (whole !== null && !tree.has(name)) {
      tree.set(name, new Map(Object.entries(whole)));
      continue;
    }
    const schema = leaves.get(name);
    const value = schema === undefined ? text : decodeValue(text, schema);
    const group = groupOf(name);
    const nested = groups.has(group) ? (tree.get(group) ?? new Map<string, unknown>()) : undefined;
    if (nested === undefined) put(tree, name, value);
    else if (nested instanceof Map) tree.set(group, put(nested, name.slice(group.length + 1), value));
    else put(tree, group, value);
  }
  return asObject(tree);
}

export type Value = null | string | Node | Value[];

/** One node of an analysed statement, such as `VAR`, with its fields. */
export type Node = { readonly tag: string; readonly fields: ReadonlyMap<string, Value> };

const TOKENS = /"(?:[^"\\]|\\.)*"|[(){}[\]]|(?:[^\s(){}[\]\\]|\\.)+/gs;

/** Parses the text of a `pg_node_tree`, the form in which Postgres stores an analysed statement. */
export function parseNodeTree(text: string): Value {
  const tokens = text.match(TOKENS) ?? [];
  let at = 0;

  const until = (end: string): Value[] => {
    const values: Value[] = [];
    while (tokens[at] !== end) values.push(value());
    at += 1;
    return values;
  };

  function value(): Value {
    const token = tokens[at++];
    if (token === undefined) throw new Error('The tree ends too early.');
    if (token === '<>') return null;
    if (token === '(') return until(')');
    if (token === '[') return until(']');
    if (token === '{') return node();
    return token.replace(/^"(.*)"$/s, '$1').replace(/\\(.)/gs, '$1');
  }

  function node(): Node {
    const tag = String(value());
    const fields = new Map<string, Value>();
    while (tokens[at] !== '}') {
      const name = String(value()).slice(1);
      const values: Value[] = [];
      while (!tokens[at]?.startsWith(':') && tokens[at] !== '}') values.push(value());
      fields.set(name, values.length === 1 ? (values[0] ?? null) : values);
    }
    at += 1;
    return { tag, fields };
  }

  return value();
}

const isNode = (value: Value | undefined): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns a field that is one node; null if it is empty. */
export function nodeIn({ fields }: Node, name: string): Node | null {
  const value = fields.get(name);
  return isNode(value) ? value : null;
}

/** Returns a field that is a list of nodes. */
export function nodesIn({ fields }: Node, name: string): Node[] {
  const value = fields.get(name);
  return Array.isArray(value) ? value.filter(isNode) : [];
}

/** Returns a field that is a list of lists of nodes. */
export function listsIn({ fields }: Node, name: string): Node[][] {
  const value = fields.get(name);
  return Array.isArray(value) ? value.map((list) => (Array.isArray(list) ? list.filter(isNode) : [])) : [];
}

export const numberIn = ({ fields }: Node, name: string): number => Number(fields.get(name));

/** Returns the members of a set of integers, which is stored as `(b 1 2)`. */
export function membersIn({ fields }: Node, name: string): number[] {
  const value = fields.get(name);
  return Array.isArray(value) ? value.slice(1).map(Number) : [];
}

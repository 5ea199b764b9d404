/** Patterns of tokens. They are sticky, so that each matches only at the end of the last token. */
const SPACE = /[ \t\n\r]*/y;
// oxlint-disable-next-line no-control-regex -- The control characters are what JSON forbids in a string.
const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const SCALAR = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)/y;

type Expecting = 'value' | 'value or ]' | 'name' | 'name or }' | ':' | ', or end';

/**
 * Returns the index of the first token that is not JSON, or null if the full text is JSON. `JSON.parse` reports a
 * position only in some versions and for some errors. Iterative, so that deep nesting cannot exhaust the stack.
 */
export function jsonErrorPosition(text: string): number | null {
  const open: ('}' | ']')[] = [];
  let expecting: Expecting = 'value';
  let at = 0;
  const take = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    const found = pattern.test(text);
    if (found) at = pattern.lastIndex;
    return found;
  };
  const closes = (): boolean => text[at] === open.at(-1);

  for (;;) {
    take(SPACE);
    const char = text[at];
    if (char === undefined) return expecting === ', or end' && open.length === 0 ? null : at;
    if (expecting === ':') {
      if (char !== ':') return at;
      at += 1;
      expecting = 'value';
    } else if ((expecting === ', or end' || expecting === 'value or ]' || expecting === 'name or }') && closes()) {
      open.pop();
      at += 1;
      expecting = ', or end';
    } else if (expecting === ', or end') {
      if (char !== ',' || open.length === 0) return at;
      at += 1;
      expecting = open.at(-1) === '}' ? 'name' : 'value';
    } else if (expecting === 'name' || expecting === 'name or }') {
      if (!take(STRING)) return at;
      expecting = ':';
    } else if (char === '{' || char === '[') {
      open.push(char === '{' ? '}' : ']');
      at += 1;
      expecting = char === '{' ? 'name or }' : 'value or ]';
    } else {
      if (!take(STRING) && !take(SCALAR)) return at;
      expecting = ', or end';
    }
  }
}

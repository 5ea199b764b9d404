/** A strict reader of calendar files, after RFC 5545. */

export type IcsProperty = { name: string; parameters: string; value: string };
export type IcsComponent = { name: string; properties: IcsProperty[]; components: IcsComponent[] };

const LINE_BYTES_MAX = 75;

/** @throws Error with the first line that breaks a rule */
export function parseIcs(text: string): IcsComponent {
  if (!text.endsWith('\r\n')) throw new Error('the last line has no end');
  if (/(?<!\r)\n|\r(?!\n)/.test(text)) throw new Error('a line ends without CRLF');
  const raw = text.slice(0, -2).split('\r\n');
  const long = raw.find((line) => Buffer.byteLength(line) > LINE_BYTES_MAX);
  if (long !== undefined) throw new Error(`longer than ${LINE_BYTES_MAX} octets: ${long}`);
  if (raw.some((line) => line.includes('\uFFFD'))) throw new Error('a character was cut');
  const lines = raw.reduce<string[]>((joined, line) => {
    if (!line.startsWith(' ')) return [...joined, line];
    return [...joined.slice(0, -1), (joined.at(-1) ?? '') + line.slice(1)];
  }, []);
  const root: IcsComponent = { name: '', properties: [], components: [] };
  const open = [root];
  for (const property of lines.map(propertyOf)) {
    const inner = open.at(-1) ?? root;
    if (property.name === 'BEGIN') {
      const component = { name: property.value, properties: [], components: [] };
      inner.components.push(component);
      open.push(component);
    } else if (property.name === 'END') {
      if (inner.name !== property.value) throw new Error(`END:${property.value} in ${inner.name}`);
      open.pop();
    } else inner.properties.push(property);
  }
  const [calendar, ...more] = root.components;
  if (open.length !== 1 || calendar === undefined || more.length > 0 || root.properties.length > 0)
    throw new Error('not one calendar');
  return calendar;
}

function propertyOf(line: string): IcsProperty {
  const [, name, parameters = '', value] = /^([A-Z-]+)((?:;[A-Z-]+=[^;:]+)*):(.*)$/s.exec(line) ?? [];
  if (name === undefined || value === undefined) throw new Error(`no content line: ${line}`);
  return { name, parameters, value };
}

/**
 * Unescapes a value of type TEXT.
 * @throws Error if a character is not escaped
 */
export function unescaped(value: string): string {
  if (/(?<!\\)(?:\\\\)*[;,]/.test(value.replaceAll(/\\[;,nN\\]/g, ''))) throw new Error(`not escaped: ${value}`);
  return value.replaceAll(/\\([;,nN\\])/g, (_, letter: string) => (/n/i.test(letter) ? '\n' : letter));
}

export const valueOf = ({ properties }: IcsComponent, name: string): string | undefined =>
  properties.find((property) => property.name === name)?.value;

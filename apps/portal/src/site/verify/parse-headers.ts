export type PastedHeaders = {
  /** From the status line; null if there is none. */
  status: number | null;
  headers: Readonly<Record<string, string>>;
};

/** The largest pasted text that is read; the API's own headers have 3 kB. */
export const HEADERS_CHARACTERS_MAX = 32_768;

const STATUS_LINE = /^HTTP\/[\d.]+ (\d{3})\b/;
const FIELD = /^([!#$%&'*+.^_`|~\dA-Za-z-]+):[ \t]*(.*?)[ \t]*$/;

/**
 * Reads headers as `curl -i` and the browser's tools print them, one to a line, with or without a status line. A header that
 * occurs twice is joined with a comma, as in HTTP.
 * @throws RangeError in plain words, if the text is too long or a line is no header
 */
export function parseHeaders(text: string): PastedHeaders {
  if (text.length > HEADERS_CHARACTERS_MAX)
    throw new RangeError(`These headers have ${text.length} characters, more than ${HEADERS_CHARACTERS_MAX}.`);
  let status: number | null = null;
  const headers = new Map<string, string>();
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === '') continue;
    const code = STATUS_LINE.exec(line)?.[1];
    if (code !== undefined) {
      status = Number(code);
      continue;
    }
    const [, name, value = ''] = FIELD.exec(line.replace(/^< /, '')) ?? [];
    if (name === undefined) throw new RangeError(`This line is no header: ${line.slice(0, 60)}`);
    const known = headers.get(name.toLowerCase());
    headers.set(name.toLowerCase(), known === undefined ? value : `${known}, ${value}`);
  }
  return { status, headers: Object.fromEntries(headers) };
}

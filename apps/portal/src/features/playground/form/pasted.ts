import { valuesOf, type Values } from './values.ts';

const LENGTH_MAX = 16_000;

/** The fields in a pasted text: a JSON body, a query string or a whole address. Null if it is none of these. */
export function pastedValues(text: string): Values | null {
  const trimmed = text.trim();
  if (trimmed.length > LENGTH_MAX) return null;
  const values = trimmed.startsWith('{') ? fromJson(trimmed) : fromQuery(trimmed);
  return values !== null && Object.keys(values).length > 0 ? values : null;
}

function fromJson(text: string): Values | null {
  try {
    return valuesOf(JSON.parse(text));
  } catch {
    return null;
  }
}

function fromQuery(text: string): Values | null {
  const query = /^https?:\/\/\S+?\?(\S+)$/.exec(text)?.[1] ?? text.replace(/^[?#]/, '');
  if (!/^[\w.%]+=[^\s&]*(&[\w.%]+=[^\s&]*)+$/.test(query)) return null;
  return Object.fromEntries(new URLSearchParams(query));
}

export type Preference = 'json' | 'problem';

const PROBLEM = 'application/problem+json';
const SERVED = new Set(['*/*', 'application/*', 'application/json', PROBLEM]);

/** The error format that the client prefers; null if it accepts no type that the API serves. */
export function preferenceOf(accept: string | undefined): Preference | null {
  if (accept === undefined || accept === '*/*' || accept === 'application/json') return 'json';
  const taken = accept
    .toLowerCase()
    .split(',')
    .map((range) => range.split(';').map((part) => part.trim()))
    .filter(([, ...parameters]) => !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)))
    .map(([type = '']) => type);
  if (taken.includes(PROBLEM)) return 'problem';
  return taken.some((type) => SERVED.has(type)) || accept.trim() === '' ? 'json' : null;
}

/** True if a type is accepted and named before JSON. */
export function comesBeforeJson(accept: string, type: string): boolean {
  for (const range of accept.toLowerCase().split(',')) {
    const [named, ...parameters] = range.split(';').map((part) => part.trim());
    if (named === 'application/json') return false;
    if (named === type && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))) return true;
  }
  return false;
}

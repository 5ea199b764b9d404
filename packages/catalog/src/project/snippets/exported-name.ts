/** Words that Go writes in capitals. */
const INITIALS = new Set(['id', 'url', 'utc']);

/** Converts a name to Go's exported form: `moon_sign`, `sunTimes` → `MoonSign`, `SunTimes`. */
export const exportedName = (name: string): string =>
  name
    .split(/[^A-Za-z0-9]+/)
    .map((part) => (INITIALS.has(part) ? part.toUpperCase() : part.charAt(0).toUpperCase() + part.slice(1)))
    .join('')
    .replace(/^(?=\d)/, 'N');

/** Words that Go writes in capitals throughout. */
const INITIALS = new Set(['id', 'url', 'utc']);

/** As Go exports a name: `moon_sign`, `sunTimes` → `MoonSign`, `SunTimes`. */
export const exportedName = (name: string): string =>
  name
    .split(/[^A-Za-z0-9]+/)
    .map((part) => (INITIALS.has(part) ? part.toUpperCase() : part.charAt(0).toUpperCase() + part.slice(1)))
    .join('')
    .replace(/^(?=\d)/, 'N');

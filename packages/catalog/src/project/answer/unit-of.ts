/** Unit by the end of the name, then by a word of the description; the first row that fits. */
const UNITS: readonly { unit: string; name?: RegExp; text?: RegExp }[] = [
  { unit: 'degrees a day', text: /degrees (?:of \w+ )?(?:a|per) day/i },
  { unit: 'seconds', name: /_seconds$/ },
  { unit: 'minutes', name: /_minutes$/ },
  { unit: 'hours', name: /_hours$/ },
  { unit: 'days', name: /(?:_days|^julian_day_ut|^jd_ut)$/ },
  { unit: 'years', name: /(?:_years|^age)$/ },
  { unit: 'metres', name: /_m$/ },
  { unit: 'arc-seconds', text: /arc-?seconds/i },
  { unit: 'arc-minutes', text: /arc-?minutes/i },
  { unit: 'degrees', text: /\bdegrees?\b|°/i, name: /_deg$/ },
  { unit: 'virupas', text: /\bvirupas?\b|shashtiamsas/i },
  { unit: 'rupas', text: /\brupas?\b/i },
  { unit: 'bindus', text: /\bbindus?\b/i },
  { unit: 'points', text: /\bpoints\b/i, name: /(?:^|_)(?:points|score)$/ },
  { unit: 'minutes', text: /\bminutes?\b/i },
  { unit: 'seconds', text: /\bseconds?\b/i },
  { unit: 'hours', text: /\bhours?\b/i },
  { unit: 'days', text: /, days\b|\bin days\b/i },
  { unit: 'years', text: /, years\b|\bin years\b|^years /i },
  { unit: 'astronomical units', text: /astronomical units/i },
  { unit: 'per cent', text: /per ?cent|%/i },
];

/**
 * Returns the unit of a number, undefined if it has none.
 * @param given the unit that its schema names
 */
export function unitOf(name: string, text: string, given?: unknown): string | undefined {
  if (typeof given === 'string') return given;
  return UNITS.find((row) => row.name?.test(name) || row.text?.test(text))?.unit;
}

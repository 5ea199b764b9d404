/** Almanacs of earlier years follow rules and a calendar that people of the time did not have. */

/** Printed almanacs with rules like today's go back to about this year. */
export const OLD_BEFORE_YEAR = 1800;
/** Systems in the metadata of almanacs, festivals and muhurtas. */
const ALMANACS: readonly unknown[] = ['panchang', 'observances', 'muhurta'];

export const PROLEPTIC_NOTE =
  `Before ${OLD_BEFORE_YEAR}: the rules of today’s almanacs on the sky of that time, with dates of the Gregorian calendar, ` +
  'counted back before its introduction (proleptic). Almanacs of the time may differ by a day or more.';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Returns the first year that a request asks for, or that of the first date in the answer. */
function firstYear(answer: Record<string, unknown>, input: Record<string, unknown>): number {
  if (typeof input['year'] === 'number') return input['year'];
  const [found]: unknown[] = Array.isArray(answer['dates']) ? answer['dates'] : [];
  const first = input['from'] ?? input['civil_date'] ?? (isRecord(found) ? found['date'] : undefined);
  return typeof first === 'string' ? Number(first.slice(0, 4)) : Number.NaN;
}

/** Adds the note to the metadata of an almanac of old years. @param input parsed, with Gregorian dates */
export function noteProleptic<Answer>(answer: Answer, input: unknown): Answer {
  if (!isRecord(answer) || !isRecord(answer['metadata']) || !isRecord(input)) return answer;
  const { metadata } = answer;
  if (!ALMANACS.includes(metadata['system']) || !(firstYear(answer, input) < OLD_BEFORE_YEAR)) return answer;
  return { ...answer, metadata: { ...metadata, calendar_note: PROLEPTIC_NOTE } };
}

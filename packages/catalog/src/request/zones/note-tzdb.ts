import { tzdbInUse } from './zone-offset.ts';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** True if a birth of the request, or a place in it, names its time zone. */
const namesZone = (input: unknown): boolean =>
  isRecord(input) && (typeof input['timezone'] === 'string' || Object.values(input).some(namesZone));

/** Adds the version of the tz database to the metadata, if the request names a time zone. */
export function noteTzdb<Answer>(answer: Answer, input: unknown): Answer {
  if (!isRecord(answer) || !isRecord(answer['metadata']) || !namesZone(input)) return answer;
  return { ...answer, metadata: { ...answer['metadata'], tzdb: tzdbInUse() } };
}

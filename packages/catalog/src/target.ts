import { type CivilDate, jdUtOf } from '@graha/astro-engine/moment';
import { z } from 'zod';
import type { Birth } from './birth.ts';
import { offsetOf } from './timezone.ts';

/** Targets of operations that depend on now. Whoever serves the API fills in the one that was left out; the engine has no clock. */

export const TargetDate = z.iso
  .date({ error: 'must be a date such as 2026-11-21' })
  .optional()
  .meta({ title: 'Target date', description: 'The day asked about, from 00:00 local time; today when left out.' });

/** The date as numbers. @throws RangeError where nobody filled in the target */
export function dateOfTarget(target: string | undefined): CivilDate {
  const [year, month, day] = (target ?? '').split('-').map(Number);
  if (year === undefined || month === undefined || day === undefined) {
    throw new RangeError('target_date was left out and nobody filled it in');
  }
  return { year, month, day };
}

/** 00:00 of the target date by the clocks of the birth's time zone on that day, as a Julian Day in UT. */
export function jdUtOfTargetDate(target: string | undefined, { timezone }: Pick<Birth, 'timezone'>): number {
  const midnight = { ...dateOfTarget(target), hours: 0, minutes: 0, seconds: 0 };
  const offset = offsetOf(timezone, midnight, 0);
  if ('problem' in offset) throw new RangeError(offset.problem);
  return jdUtOf(midnight, offset.offsetSeconds);
}

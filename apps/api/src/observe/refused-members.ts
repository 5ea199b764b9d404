import { JSON_INVALID, type ValidationProblem } from '@graha/catalog/request/issues';
import type { ApiError } from '../errors/errors.ts';

const LISTED_MAX = 5;
/** The form of our names. */
const NAME = /^[a-z][a-z0-9_]{0,40}$/;

/**
 * Returns the members that a refused call got wrong, each with its kind of problem: `month less_than_equal, hours missing`. At most
 * five, then the number of the others; null if the error lists none.
 *
 * The request log keeps it for thirty days, so it has neither values nor names that the caller made up.
 */
export function refusedMembers(error: ApiError | null): string | null {
  if (error === null || typeof error.detail === 'string') return null;
  const named = [...new Set(error.detail.map(memberOf))];
  const others = named.length - LISTED_MAX;
  return [...named.slice(0, LISTED_MAX), ...(others > 0 ? [`${others} more`] : [])].join(', ');
}

/** An unknown member is named by the object that has it, and a body that is no JSON has no members: its number is a position. */
function memberOf({ loc, type }: ValidationProblem): string {
  const [source, ...steps] = loc.slice(0, type === JSON_INVALID.type ? 1 : type === 'extra_forbidden' ? -1 : undefined);
  const path = steps.flatMap((step) => (typeof step === 'string' ? step.split('.') : String(step)));
  return `${path.map((step) => (NAME.test(step) || /^\d+$/.test(step) ? step : '…')).join('.') || (source ?? 'body')} ${type}`;
}

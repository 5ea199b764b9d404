import { JSON_INVALID, type ValidationProblem } from '@graha/catalog/request/issues';
import type { ApiError } from '../errors/errors.ts';

const LISTED_MAX = 5;
/** The form of our names. */
const NAME = /^[a-z][a-z0-9_]{0,40}$/;
const INDEX = /^\d+$/;

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

function memberOf({ loc, type }: ValidationProblem): string {
  const [source = 'body', ...steps] = loc;
  const names = namedSteps(steps, type).flatMap((step) => String(step).split('.'));
  const path = names.map((name) => (NAME.test(name) || INDEX.test(name) ? name : '…')).join('.');
  return `${path === '' ? source : path} ${type}`;
}

function namedSteps(steps: ValidationProblem['loc'], type: string): ValidationProblem['loc'] {
  // A body that is no JSON has no members: its number is a position.
  if (type === JSON_INVALID.type) return [];
  // The caller made up the name of an unknown member; the object that has it is named.
  return type === 'extra_forbidden' ? steps.slice(0, -1) : steps;
}

import type { ApiError } from '../errors/errors.ts';
import { API_ERRORS, type ApiErrorCode } from '@graha/domain/core/api-errors';

/** The next step that a model can take after an error. */
const STEPS: Partial<Record<ApiErrorCode, string>> = {
  validation_error: 'Correct the members that are named. describe_operation gives the schema and an example.',
  not_found: 'Find the id with search_operations.',
  scope_denied: 'Ask the owner of the key for this scope, or use an operation that the key may call.',
  credits_exhausted: 'Ask the owner of the key to buy credits or another plan in the portal.',
  calls_exhausted: 'Ask the owner of the key to choose another plan in the portal.',
  spend_limit_reached: 'Ask an owner or admin of the workspace to raise the spend limit under Billing in the portal.',
  key_cap_reached: 'Ask the owner of the key to raise its cap in the portal.',
  rate_limited: 'Wait a minute, then call again.',
  idempotency_key_reuse: 'Use a new idempotency_key for another input.',
};

export const nextStepFor = (code: ApiErrorCode): string =>
  STEPS[code] ??
  (API_ERRORS[code].retryable
    ? 'Call again in a few seconds; with the same idempotency_key it is charged once.'
    : 'Do not repeat the call. Show the message and the request id to the user.');

/** The detail of an error as one text. */
export const detailOf = ({ detail }: ApiError): string =>
  typeof detail === 'string' ? detail : detail.map(({ loc, msg }) => `${loc.join('.')}: ${msg}`).join('; ');

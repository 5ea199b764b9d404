import { refused, type TokenAnswer } from './token-answer.ts';

/** The parameters that the endpoints read, except `resource`, which may be repeated (RFC 8707, §2). */
const NAMES = [
  'client_id',
  'code',
  'code_challenge',
  'code_challenge_method',
  'code_verifier',
  'device_code',
  'grant_type',
  'host',
  'redirect_uri',
  'refresh_token',
  'response_type',
  'scope',
  'state',
  'token',
];

/** Returns the first parameter that is sent more than once, so that no two readers use different values (RFC 6749, §3.1, §3.2). */
export const repeatedIn = (sent: URLSearchParams): string | undefined =>
  NAMES.find((name) => sent.getAll(name).length > 1);

/** Returns the refusal of a form that lacks a required parameter, or that has it without a value; null if it has them all. */
export function refuseMissing(form: URLSearchParams, required: readonly string[]): TokenAnswer | null {
  const missing = required.find((name) => (form.get(name) ?? '') === '');
  return missing === undefined ? null : refused('invalid_request', `${missing} is missing.`);
}

const FORM_TYPE = 'application/x-www-form-urlencoded';

/** Returns the refusal of a body that is no form, or that repeats a parameter; null for every other one. */
export function refuseForm(contentType: string | null, form: URLSearchParams): TokenAnswer | null {
  const [type = ''] = (contentType ?? '').split(';');
  if (type.trim().toLowerCase() !== FORM_TYPE) return refused('invalid_request', `The body must be ${FORM_TYPE}.`);
  const repeated = repeatedIn(form);
  return repeated === undefined ? null : refused('invalid_request', `${repeated} is sent more than once.`);
}

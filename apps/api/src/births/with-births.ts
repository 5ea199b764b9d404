import type { ListedOperation } from '@graha/catalog/list/list-operations';
import type { Source, ValidationProblem } from '@graha/catalog/request/issues';
import { birthTakers, REFERENCE_LENGTH_MAX, WRITTEN_MEMBERS } from '@graha/catalog/request/stored-birth';
import { BIRTHS_SCOPE, mayUseBirths } from '@graha/domain/keys/scopes';
import type { Birth, BirthName } from '@graha/store/births/births';
import type { KeyRecord } from '@graha/store/ledger/metering';
import { ApiError } from '../errors/errors.ts';

export type FindBirths = (tenantId: string, names: readonly BirthName[]) => Promise<(Pick<Birth, 'content'> | null)[]>;
export type BirthLookup = { findBirths: FindBirths };

export const BIRTHS_PATH = '/api/v1/births';

type Caller = Pick<KeyRecord, 'tenantId' | 'scopes' | 'browser'>;
type Sent = { operation: Pick<ListedOperation, 'input'>; sent: unknown; source: Source };
type Members = Record<string, unknown>;
type Named = { taker: string; member: 'birth_id' | 'birth_reference'; value: unknown; beside: string[] };

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

const isObject = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Each stored birth that a request names, by the member with the birth; '' is the request itself. */
function namedIn({ operation, sent }: Sent): Named[] {
  if (!isObject(sent)) return [];
  return birthTakers(operation).flatMap((taker): Named[] => {
    const birth = taker === '' ? sent : sent[taker];
    if (!isObject(birth)) return [];
    const { birth_id: id, birth_reference: reference } = birth;
    if (id === undefined && reference === undefined) return [];
    const written: string[] = WRITTEN_MEMBERS.filter((name) => birth[name] !== undefined);
    const beside = id !== undefined && reference !== undefined ? ['birth_reference', ...written] : written;
    return [
      id === undefined
        ? { taker, member: 'birth_reference', value: reference, beside }
        : { taker, member: 'birth_id', value: id, beside },
    ];
  });
}

/**
 * Writes out each stored birth that a request names. The result equals the request with the births written out, so its
 * answer, its price and its hash for an Idempotency-Key are those of that request.
 * @throws ApiError 403 for a key without the scope, 422 with every birth that is unknown or named wrongly
 */
export async function withBirths({ findBirths }: BirthLookup, caller: Caller, request: Sent): Promise<unknown> {
  const named = namedIn(request);
  if (named.length === 0) return request.sent;
  refuseWithoutScope(caller);
  const problems = named.flatMap((one) => problemsOf(one, request.source));
  if (problems.length > 0) throw new ApiError('validation_error', { detail: problems });
  const found = await findBirths(caller.tenantId, named.map(nameOf)).catch((cause: unknown) => {
    throw new ApiError('metering_unavailable', { detail: AWAY, cause });
  });
  const unknown = named.flatMap((one, index) => (found[index] ? [] : [unknownBirth(one, request.source)]));
  if (unknown.length > 0) throw new ApiError('validation_error', { detail: unknown });
  return named.reduce((sent: unknown, { taker }, index) => {
    const birth = found[index]?.content.birth;
    if (birth === undefined || !isObject(sent)) return sent;
    const { birth_id: _id, birth_reference: _reference, ...others } = taker === '' ? sent : Object(sent[taker]);
    const written = { ...birth, ...others };
    return taker === '' ? written : { ...sent, [taker]: written };
  }, request.sent);
}

const AWAY = 'The stored birth could not be read just now. Nothing was charged. Try again.';

/** @throws ApiError for publishable keys, and for keys without the scope, which `*` does not include */
export function refuseWithoutScope({ scopes, browser }: Pick<Caller, 'scopes' | 'browser'>): void {
  if (browser !== null) throw new ApiError('secret_key_required');
  if (mayUseBirths(scopes)) return;
  const detail = `Stored births need the scope ${BIRTHS_SCOPE}. This API key has ${scopes.join(', ')}.`;
  throw new ApiError('scope_denied', { detail });
}

const nameOf = ({ member, value }: Named): BirthName =>
  member === 'birth_id' ? { birthId: String(value) } : { reference: String(value) };

const stepsOf = ({ taker }: Named, member: string): string[] => (taker === '' ? [member] : [taker, member]);

function problemAt(named: Named, source: Source, member: string, what: string): ValidationProblem {
  const steps = stepsOf(named, member);
  const name = steps.join('.');
  return { loc: source === 'query' ? [source, name] : [source, ...steps], msg: `${name} ${what}`, type: 'value_error' };
}

function problemsOf(named: Named, source: Source): ValidationProblem[] {
  const { member, value, beside } = named;
  const isFit =
    member === 'birth_id'
      ? typeof value === 'string' && UUID.test(value)
      : typeof value === 'string' && value !== '' && value.length <= REFERENCE_LENGTH_MAX;
  const form =
    member === 'birth_id'
      ? 'must be an id, as in the list of stored births'
      : `must be text of 1 to ${REFERENCE_LENGTH_MAX} characters`;
  return [
    ...(isFit ? [] : [problemAt(named, source, member, form)]),
    ...beside.map((name) =>
      problemAt(named, source, name, `must be left out beside ${member}, which brings the whole birth`),
    ),
  ];
}

/** Does not repeat the reference, which may name a person. */
const unknownBirth = (named: Named, source: Source): ValidationProblem =>
  problemAt(named, source, named.member, `is not that of a birth in this workspace; GET ${BIRTHS_PATH} lists them`);

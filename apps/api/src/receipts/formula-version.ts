import type { IncomingHttpHeaders } from 'node:http';
import { CURRENT_VERSION, type FormulaVersion, versionOf, VERSIONS } from '@graha/formulas/versions';
import type { KeyRecord } from '@graha/store/ledger/metering';
import { ApiError } from '../errors/errors.ts';

/** Request header that pins a call to a version of the formulas; the answer has the version that was used. */
export const VERSION_HEADER = 'graha-version';

const DATE = /^\d{4}-\d{2}-\d{2}$/;

const refused = (detail: string): ApiError =>
  new ApiError('unknown_formula_version', { detail, members: { live_versions: VERSIONS.map(({ date }) => date) } });

/** Versions of a caller, dates: `pinnedVersion` of the key, `formulaVersion` the default of the workspace. */
type Chosen = Pick<KeyRecord, 'pinnedVersion' | 'formulaVersion'>;

/**
 * Returns the version of the formulas that answers a call: that of the header, else of the key, else the default of the
 * workspace, else the current one.
 * @throws ApiError with all versions that are served, if the one that counts is none of them
 */
export function formulaVersionOf(
  headers: IncomingHttpHeaders,
  { pinnedVersion, formulaVersion }: Chosen,
): FormulaVersion {
  const { [VERSION_HEADER]: sent } = headers;
  if (sent !== undefined) return servedVersion(sent, 'Graha-Version');
  const date = pinnedVersion ?? formulaVersion;
  if (date === null) return CURRENT_VERSION;
  const chosen = versionOf(date);
  if (chosen !== null) return chosen;
  const [whose, remedy] =
    pinnedVersion === null
      ? ['the default of this workspace', 'change the default under Settings']
      : ['to which this key is pinned', 'change the limits of the key under Keys'];
  throw refused(
    `The version ${date}, ${whose}, is no longer served: send Graha-Version with one of live_versions, or ${remedy}.`,
  );
}

/**
 * Returns the version that a caller names.
 * @param source name of the header or the member, for the refusal
 * @throws ApiError with all versions that are served
 */
export function servedVersion(sent: unknown, source: string): FormulaVersion {
  // Two headers of one name are joined by a comma. The text is echoed only if it is a date.
  if (typeof sent !== 'string' || !DATE.test(sent))
    throw refused(`${source} is sent once, as a date such as 2026-11-28: one of live_versions.`);
  const found = versionOf(sent);
  if (found === null) throw refused(`No version ${sent} of the formulas is served: send one of live_versions.`);
  return found;
}

/**
 * Part of the hash of an idempotent call that a header pins: a repetition with another header is another request. The default of
 * the workspace is no part of it, so that a retry after a change of the default is still a retry.
 */
export const versionMark = ({ [VERSION_HEADER]: sent }: IncomingHttpHeaders): string =>
  sent === undefined ? '' : `@${String(sent)}`;

const FORMULAS_OF_ENGINE = /; formulas (\d{4}-\d{2}-\d{2})$/;

/** Returns the version of the formulas that a version of the engine names; null if it names none, or is no longer served. */
export function formulasOf(engineVersion: string): FormulaVersion | null {
  const [, date] = FORMULAS_OF_ENGINE.exec(engineVersion) ?? [];
  return date === undefined ? null : versionOf(date);
}

/** Returns the version of the engine for a version of the formulas. @param current that of the current formulas */
export const engineVersionOf = (current: string, formulas: string): string =>
  current.replace(CURRENT_VERSION.date, formulas);

import { codeOf } from './error-code.ts';

/** What failed is this installation or its network. It says nothing of the receiver, who is not to blame for it. */
export class InstallationFailure extends Error {
  override readonly name = 'InstallationFailure';
}

/** Of the system: no descriptors, no memory, no network. */
const OWN_CODES = new Set(['EMFILE', 'ENFILE', 'ENOBUFS', 'ENOMEM', 'ENETDOWN']);

/** The error itself, or an `InstallationFailure` if the system has run out of what a connection needs. */
export function failureOf(error: unknown): unknown {
  const code = codeOf(error);
  if (!OWN_CODES.has(code)) return error;
  return new InstallationFailure(`This installation opens no connections now (${code}).`, { cause: error });
}

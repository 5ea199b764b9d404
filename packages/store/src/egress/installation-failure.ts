import { codeOf } from './error-code.ts';

/** A failure of this installation or its network, for which the receiver is not to blame. */
export class InstallationFailure extends Error {
  override readonly name = 'InstallationFailure';
}

/** Error codes of the local system: no descriptors, no memory, no network. */
const OWN_CODES = new Set(['EMFILE', 'ENFILE', 'ENOBUFS', 'ENOMEM', 'ENETDOWN']);

/** Returns the error, or an `InstallationFailure` if the system lacks a resource that a connection needs. */
export function failureOf(error: unknown): unknown {
  const code = codeOf(error);
  if (!OWN_CODES.has(code)) return error;
  return new InstallationFailure(`This installation opens no connections now (${code}).`, { cause: error });
}

import { isAPIError } from 'better-auth/api';

/** Returns the answer of Better Auth or the code of its refusal. Server errors are thrown unless `faults` names them. */
export async function orRefusal<Answer extends object | void>(
  call: Promise<Answer>,
  faults: readonly string[] = [],
): Promise<Answer | string> {
  try {
    return await call;
  } catch (error) {
    if (!isAPIError(error)) throw error;
    const code = String(error.body?.code ?? error.message);
    if (error.statusCode < 500 || faults.includes(code)) return code;
    throw error;
  }
}

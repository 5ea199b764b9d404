import { isAPIError } from 'better-auth/api';

/** What Better Auth answers, or the code of its refusal. What is a fault of ours is thrown, unless `faults` names it. */
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

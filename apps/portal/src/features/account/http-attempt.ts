import { clientAddress } from '../../auth/client-address.ts';
import { normal, signInWaitMs } from './entry.ts';
import type { Throttles } from './throttles.ts';

type Wait = (throttles: Throttles, address: string, email: string) => number;

/** What of Better Auth's HTTP is an attempt to get in. It counts with the attempts of the forms. */
const ATTEMPTS: Record<string, Wait> = {
  '/api/auth/sign-in/email': signInWaitMs,
  '/api/auth/sign-up/email': ({ signUpByAddress }, address) => signUpByAddress.take(address),
};

/** How long this request must wait before anybody looks at it; 0: it need not. */
export async function httpWaitMs(request: Request, throttles: Throttles): Promise<number> {
  const waitMs = ATTEMPTS[new URL(request.url).pathname];
  return waitMs ? waitMs(throttles, clientAddress(request.headers), await emailIn(request.clone())) : 0;
}

async function emailIn(request: Request): Promise<string> {
  const isForm = request.headers.get('content-type')?.includes('form') ?? false;
  try {
    const body: unknown = isForm ? Object.fromEntries(await request.formData()) : await request.json();
    return typeof body === 'object' && body !== null && 'email' in body ? normal(String(body.email)) : '';
  } catch {
    return ''; // What cannot be read opens no account; it counts against its sender all the same.
  }
}

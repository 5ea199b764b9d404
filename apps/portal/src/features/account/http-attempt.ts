import { clientAddress } from '@graha/auth/core/client-address';
import { knownDevice } from '@graha/auth/core/device';
import { normal, signInWaitMs } from '@graha/auth/flows/entry';
import type { Throttles } from '@graha/auth/flows/throttles';

type Wait = (throttles: Throttles, attempt: Parameters<typeof signInWaitMs>[1]) => Promise<number>;

/** Better Auth's HTTP endpoints that are attempts to sign in. They count with the attempts of the forms. */
const ATTEMPTS: Record<string, Wait> = {
  '/api/auth/sign-in/email': signInWaitMs,
};

/** Returns the milliseconds that this request must wait; 0 if it need not. */
export async function httpWaitMs(request: Request, throttles: Throttles, secret: string): Promise<number> {
  const waitMs = ATTEMPTS[new URL(request.url).pathname];
  if (!waitMs) return 0;
  const email = await emailIn(request.clone());
  const device = knownDevice(request.headers, email, secret);
  return waitMs(throttles, { address: clientAddress(request.headers), email, device });
}

async function emailIn(request: Request): Promise<string> {
  const isForm = request.headers.get('content-type')?.includes('form') ?? false;
  try {
    const body: unknown = isForm ? Object.fromEntries(await request.formData()) : await request.json();
    return typeof body === 'object' && body !== null && 'email' in body ? normal(String(body.email)) : '';
  } catch {
    return ''; // A body that cannot be parsed opens no account, and still counts against its sender.
  }
}

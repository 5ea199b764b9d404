let isLeaving = false;

/** Whether this page signs out: what fails from then on for lack of a session must not lead elsewhere. */
export const isSigningOut = (): boolean => isLeaving;

/**
 * Ends the session of this browser, and loads a page anew, so that nothing of the workspace stays in memory. Not a server action:
 * after one the framework renders the open page again, which without a session leads to sign-in by itself, at the same moment.
 * @throws TypeError without a network, Error where the server refuses; the session goes on
 */
export async function signOut(to = '/sign-in'): Promise<void> {
  isLeaving = true;
  try {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch('/api/auth/sign-out', { method: 'POST', headers, body: '{}' });
    if (!answer.ok) throw new Error(`Sign-out was answered with ${answer.status}.`);
  } catch (error) {
    isLeaving = false;
    throw error;
  }
  location.assign(to);
}

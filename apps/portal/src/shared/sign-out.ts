let isLeaving = false;

/** Returns whether this page is signing out: calls that then fail without a session must not redirect. */
export const isSigningOut = (): boolean => isLeaving;

/**
 * Ends the session of this browser and loads a new page, so that no data of the workspace stays in memory. It is not a server
 * action: after an action the framework renders the open page again, which without a session redirects to sign-in at the same
 * moment.
 * @throws TypeError without a network, Error if the server refuses; the session goes on
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

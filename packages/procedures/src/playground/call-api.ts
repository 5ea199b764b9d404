import { callUpstream, type ApiReply } from './call-upstream.ts';
import { signingKeyOf, signToken } from './token.ts';

export type PlaygroundCall = {
  tenantId: string;
  userId: string;
  /** `/api/v1/kundali/basic`: from the catalogue, never from a browser. */
  path: string;
  body: string;
  /** The API charges calls with the same id once. */
  attemptId: string;
  signal: AbortSignal | undefined;
};

/** Null: no answer. @throws where this portal has no playground */
export type CallApi = (call: PlaygroundCall) => Promise<ApiReply | null>;

type Settings = { apiInternalUrl: string; playgroundPrivateKey: string | null };

export const createCallApi =
  ({ apiInternalUrl, playgroundPrivateKey }: Settings): CallApi =>
  async ({ tenantId, userId, path, body, attemptId, signal }) => {
    if (playgroundPrivateKey === null)
      throw new Error('PLAYGROUND_PRIVATE_KEY is not set: this portal cannot sign calls.');
    const token = await signToken(signingKeyOf(playgroundPrivateKey), { tenantId, userId }, new Date());
    return callUpstream(`${apiInternalUrl}${path}`, { body, token, attemptId, signal });
  };

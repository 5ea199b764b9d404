import { callUpstream } from './call-upstream.ts';
import { signingKeyOf, signToken } from './token.ts';

export type PlaygroundCall = {
  tenantId: string;
  userId: string;
  /** `/api/v1/kundali/basic`: from the catalogue, never from a browser. */
  path: string;
  body: string;
  /** Sent again under the same name, a call is charged once. */
  attemptId: string;
  signal: AbortSignal | undefined;
};

/** As the API answered, whatever its status. */
export type ApiReply = { status: number; headers: [name: string, value: string][]; text: string; tookMs: number };

export type PlaygroundBooks = {
  /** Null: no answer. @throws where this portal has no playground */
  callApi(call: PlaygroundCall): Promise<ApiReply | null>;
};

export type PlaygroundSettings = { apiInternalUrl: string; playgroundPrivateKey: string | null };

/** Settings are read at the first call: the books are made where no environment is set, too. */
export const createPlaygroundBooks = (settings: () => PlaygroundSettings): PlaygroundBooks => ({
  async callApi({ tenantId, userId, path, body, attemptId, signal }) {
    const { apiInternalUrl, playgroundPrivateKey } = settings();
    if (playgroundPrivateKey === null)
      throw new Error('PLAYGROUND_PRIVATE_KEY is not set: this portal cannot sign calls.');
    const token = await signToken(signingKeyOf(playgroundPrivateKey), { tenantId, userId }, new Date());
    return callUpstream(`${apiInternalUrl}${path}`, { body, token, attemptId, signal });
  },
});

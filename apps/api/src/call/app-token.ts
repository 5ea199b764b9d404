import { hash } from 'node:crypto';
import { isAccessToken } from '@graha/domain/keys/app-token';
import type { KeyRecord } from '@graha/store/ledger/metering';
import { ApiError } from '../errors/errors.ts';
import type { AddressGuard } from '../limits/address-guard.ts';

/** The resource that a caller uses. Tokens of connected apps are valid for the MCP server only. */
export type Resource = 'api' | 'mcp';

export type AppTokenDeps = {
  appTokens: {
    find(tokenHash: string): KeyRecord | null | Promise<KeyRecord | null>;
    knows(tokenHash: string): boolean;
  };
  guard: AddressGuard;
};

export const looksLikeAppToken = isAccessToken;

/**
 * Reads an access token. Returns the key of the app, whose workspace pays.
 * @throws ApiError the same 401 for every wrong token
 */
export const createReadAppToken = ({ appTokens, guard }: AppTokenDeps) =>
  async function readAppToken(token: string, address: string, resource: Resource): Promise<KeyRecord> {
    if (resource !== 'mcp') {
      throw new ApiError('invalid_token', { detail: 'This token is for /mcp. Calls of the API need a key.' });
    }
    const tokenHash = hash('sha256', token, 'hex');
    const find = () => appTokens.find(tokenHash);
    const found = appTokens.knows(tokenHash) ? find() : guard.lookUp(address, tokenHash, find);
    const record = found instanceof Promise ? await found : found;
    if (!record) throw await guard.failed(address, new ApiError('invalid_token'), tokenHash);
    return record;
  };

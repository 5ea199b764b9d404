import { randomUUID } from 'node:crypto';
import type { Workspace } from '@graha/store/testing/testing';
import type { Attempt } from '../findings.ts';
import { call, type CallOptions, connections } from './client.ts';

/** Makes calls with a workspace's key and records each as an attempt. */
export function callerOf({ key }: Workspace) {
  const agent = connections();
  return async (url: string, options: CallOptions & { idempotencyKey?: string | null } = {}): Promise<Attempt> => {
    const { idempotencyKey = null, headers, ...rest } = options;
    const answer = await call(url, {
      key: key.text,
      agent,
      ...rest,
      headers: { ...(idempotencyKey === null ? {} : { 'idempotency-key': idempotencyKey }), ...headers },
    });
    return { idempotencyKey, answer };
  };
}

export type Caller = ReturnType<typeof callerOf>;

export const newIdempotencyKey = (): string => randomUUID();

import type { Acting } from '@graha/store/workspace';

/** On whose behalf something is changed, and in which request: written into the event. */
export type By = { userId: string; requestId: string };

export const actingFor = ({ userId, requestId }: By): Acting => ({ actor: { kind: 'user', id: userId }, requestId });

/** What ends with a session has no request of its own. */
export const actingAsOperator = (operatorId: string, requestId?: string): Acting => ({
  actor: { kind: 'admin', id: operatorId },
  ...(requestId === undefined ? {} : { requestId }),
});

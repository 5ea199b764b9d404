import type { Sky } from '@graha/procedures/playground/sky';
import { operationOf, OPERATIONS } from '../shared/operations.ts';
import { places } from './places/places.ts';
import { zoneAnswer } from './zone-answer.ts';

export const sky: Sky = {
  operationIds: OPERATIONS.map(({ id }) => id),
  pathOf: (operationId) => operationOf(operationId)?.path ?? null,
  zoneAnswer,
  searchPlaces: async (text, limit) => (await places()).search(text, limit),
};

import { catalog } from '@graha/catalog/catalog';
import { listOperations } from '@graha/catalog/list-operations';
import type { Sky } from '@graha/procedures/playground/sky';
import { places } from './places/places.ts';
import { zoneAnswer } from './zone-answer.ts';

const PATHS: ReadonlyMap<string, string> = new Map(listOperations(catalog).map(({ id, path }) => [id, path]));

export const sky: Sky = {
  operationIds: [...PATHS.keys()],
  pathOf: (operationId) => PATHS.get(operationId) ?? null,
  zoneAnswer,
  searchPlaces: async (text, limit) => (await places()).search(text, limit),
};

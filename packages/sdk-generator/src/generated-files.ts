import type { Api } from './api-model.ts';
import { readApi } from './read-api.ts';
import { errorsFile, operationsFile } from './typescript-operations.ts';
import { NOTICE } from './typescript-text.ts';
import { typesFile } from './typescript-types.ts';

/** Path from the root of the repository → text. */
export function generatedFiles(api: Api = readApi()): Record<string, string> {
  const typescript = 'packages/sdk/src/generated';
  return {
    [`${typescript}/types.ts`]: NOTICE + typesFile(api.types),
    [`${typescript}/operations.ts`]: NOTICE + operationsFile(api),
    [`${typescript}/errors.ts`]: NOTICE + errorsFile(),
  };
}

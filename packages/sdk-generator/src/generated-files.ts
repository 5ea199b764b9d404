import type { Api } from './api-model.ts';
import { pythonErrorsFile, pythonOperationsFile } from './python-operations.ts';
import { PYTHON_NOTICE } from './python-text.ts';
import { pythonTypesFile } from './python-types.ts';
import { readApi } from './read-api.ts';
import { errorsFile, operationsFile } from './typescript-operations.ts';
import { NOTICE } from './typescript-text.ts';
import { typesFile } from './typescript-types.ts';

/** Path from the root of the repository → text. */
export function generatedFiles(api: Api = readApi()): Record<string, string> {
  const typescript = 'packages/sdk/src/generated';
  const python = 'packages/sdk-python/src/graha/generated';
  return {
    [`${typescript}/types.ts`]: NOTICE + typesFile(api.types),
    [`${typescript}/operations.ts`]: NOTICE + operationsFile(api),
    [`${typescript}/errors.ts`]: NOTICE + errorsFile(),
    [`${python}/__init__.py`]: PYTHON_NOTICE.trimEnd() + '\n',
    [`${python}/types.py`]: PYTHON_NOTICE + pythonTypesFile(api.types),
    [`${python}/operations.py`]: PYTHON_NOTICE + pythonOperationsFile(api),
    [`${python}/errors.py`]: PYTHON_NOTICE + pythonErrorsFile(),
  };
}

import type { Api } from './api-model.ts';
import { goAccountFile } from './go-account.ts';
import { goErrorsFile, goOperationsFile } from './go-operations.ts';
import { GO_NOTICE } from './go-text.ts';
import { goTypesFile } from './go-types.ts';
import { phpAccountFile } from './php-account.ts';
import { phpErrorFiles, phpOperationFiles } from './php-operations.ts';
import { phpTypesFile } from './php-types.ts';
import { pythonAccountFile } from './python-account.ts';
import { pythonErrorsFile, pythonOperationsFile } from './python-operations.ts';
import { PYTHON_NOTICE } from './python-text.ts';
import { pythonTypesFile } from './python-types.ts';
import { readApi } from './read-api.ts';
import { accountFile } from './typescript-account.ts';
import { errorsFile, operationsFile } from './typescript-operations.ts';
import { NOTICE } from './typescript-text.ts';
import { typesFile } from './typescript-types.ts';

/** Maps a path from the root of the repository to its text. */
export function generatedFiles(api: Api = readApi()): Record<string, string> {
  const typescript = 'packages/sdk/src/generated';
  const python = 'packages/sdk-python/src/graha/generated';
  const go = 'packages/sdk-go';
  const php = Object.entries({
    'Generated/Types.php': phpTypesFile(api.types),
    ...phpOperationFiles(api),
    'Generated/Account.php': phpAccountFile(api.account),
    ...phpErrorFiles(),
  });
  return {
    [`${typescript}/types.ts`]: NOTICE + typesFile(api.types),
    [`${typescript}/operations.ts`]: NOTICE + operationsFile(api),
    [`${typescript}/account.ts`]: NOTICE + accountFile(api.account),
    [`${typescript}/errors.ts`]: NOTICE + errorsFile(),
    [`${python}/__init__.py`]: PYTHON_NOTICE.trimEnd() + '\n',
    [`${python}/types.py`]: PYTHON_NOTICE + pythonTypesFile(api.types),
    [`${python}/operations.py`]: PYTHON_NOTICE + pythonOperationsFile(api),
    [`${python}/account.py`]: PYTHON_NOTICE + pythonAccountFile(api.account),
    [`${python}/errors.py`]: PYTHON_NOTICE + pythonErrorsFile(),
    [`${go}/generated_types.go`]: GO_NOTICE + goTypesFile(api.types),
    [`${go}/generated_operations.go`]: GO_NOTICE + goOperationsFile(api),
    [`${go}/generated_account.go`]: GO_NOTICE + goAccountFile(api.account),
    [`${go}/generated_errors.go`]: GO_NOTICE + goErrorsFile(),
    ...Object.fromEntries(php.map(([path, text]) => [`packages/sdk-php/src/${path}`, text])),
  };
}

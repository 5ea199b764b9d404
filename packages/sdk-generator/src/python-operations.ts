import type { Api, Method, MethodFamily } from './api-model.ts';
import { errorClasses } from './error-classes.ts';
import { docstring, pythonClass, snakeCase } from './python-text.ts';

type Option = { name: string; declaration: string };
/** The idempotency key is the first: some routes have none. */
export const OPTIONS: readonly Option[] = [
  { name: 'idempotency_key', declaration: 'idempotency_key: Optional[str] = None' },
  { name: 'timeout_seconds', declaration: 'timeout_seconds: Optional[float] = None' },
  { name: 'max_retries', declaration: 'max_retries: Optional[int] = None' },
];
export const handedOn = (options: readonly Option[]): string => options.map(({ name }) => `${name}=${name}`).join(', ');

export const PREFIX = { sync: '', async: 'Async' } as const;
export type Kind = keyof typeof PREFIX;

const methodText = (method: Method, kind: Kind): string => {
  const { name, operation, input, output, summary, description, aliasOf } = method;
  const [def, wait] = kind === 'async' ? ['async def', 'await '] : ['def', ''];
  const doc = docstring(
    [
      summary,
      description,
      aliasOf === undefined ? '' : `Another name of \`\`${aliasOf}\`\`.`,
      `\`\`POST /api/v1/${operation}\`\`, ${method.price}.`,
    ],
    '        ',
  );
  return (
    `    ${def} ${snakeCase(name)}(\n        self,\n        input: types.${input},\n        *,\n` +
    `${OPTIONS.map(({ declaration }) => `        ${declaration},\n`).join('')}    ) -> types.${output}:\n${doc}` +
    `        answer = ${wait}self._client.send("${operation}", input, ${handedOn(OPTIONS)})\n` +
    `        return cast(types.${output}, answer.data)\n\n`
  );
};

const className = (family: string, kind: Kind): string =>
  `${PREFIX[kind]}${family.charAt(0).toUpperCase()}${family.slice(1)}`;

const familyText = ({ name, title, summary, methods }: MethodFamily, kind: Kind): string =>
  `class ${className(name, kind)}:\n${docstring([`${title}. ${summary}`], '    ')}\n` +
  `    def __init__(self, client: Any) -> None:\n        self._client = client\n\n` +
  `${methods.map((method) => methodText(method, kind)).join('')}\n`;

const allText = (families: readonly MethodFamily[], kind: Kind): string =>
  `class ${PREFIX[kind]}Operations:\n    """Every operation of the API, by family."""\n\n` +
  `    def __init__(self, client: Any) -> None:\n` +
  families.map(({ name }) => `        self.${snakeCase(name)} = ${className(name, kind)}(client)\n`).join('');

/** One method an operation, for threads and for asyncio. */
export const pythonOperationsFile = ({ families }: Api): string =>
  `from __future__ import annotations\n\nfrom typing import Any, Optional, cast\n\nfrom . import types\n\n\n` +
  (['sync', 'async'] as const)
    .map((kind) => `${families.map((family) => familyText(family, kind)).join('\n')}\n${allText(families, kind)}`)
    .join('\n\n');

/** A class for each kind of refusal. */
export function pythonErrorsFile(): string {
  const classes = errorClasses();
  const texts = classes.map(
    ({ name, codes }) =>
      `class ${pythonClass(name)}(GrahaError):\n${docstring(
        codes.map(({ code, message }) => `\`\`${code}\`\`: ${message}`),
        '    ',
      )}`,
  );
  const rows = classes.flatMap(({ name, statuses }) => statuses.map((status) => ({ status, name })));
  return (
    `from __future__ import annotations\n\nfrom typing import Dict, Type\n\nfrom .._errors import GrahaError\n\n\n${texts.join('\n\n')}\n\n` +
    `#: status → class that is raised.\nERROR_CLASSES: Dict[int, Type[GrahaError]] = {\n` +
    `${rows
      .toSorted((one, other) => one.status - other.status)
      .map(({ status, name }) => `    ${status}: ${pythonClass(name)},\n`)
      .join('')}}\n`
  );
}

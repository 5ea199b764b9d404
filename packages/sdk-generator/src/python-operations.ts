import type { Api, Method, MethodFamily, NamedType } from './api-model.ts';
import { errorClasses } from './error-classes.ts';
import { paragraph } from './paragraph.ts';
import { docstring, pythonClass, snakeCase } from './python-text.ts';

type InputText = (input: string) => string;

/** An input that adds nothing but what may be left out takes the plain value that it extends, such as a birth. */
function inputTextOf(types: readonly NamedType[]): InputText {
  const byName = new Map(types.map((one) => [one.name, one.type]));
  return (input) => {
    const type = byName.get(input);
    const isPlain = type?.kind === 'object' && type.members.every(({ required }) => !required);
    const [base, ...more] = isPlain ? type.bases : [];
    return base === undefined || more.length > 0 ? `types.${input}` : `Union[types.${base}, types.${input}]`;
  };
}

type Option = { name: string; declaration: string };
/** The idempotency key comes first, because some routes have none. */
export const OPTIONS: readonly Option[] = [
  { name: 'idempotency_key', declaration: 'idempotency_key: Optional[str] = None' },
  { name: 'timeout_seconds', declaration: 'timeout_seconds: Optional[float] = None' },
  { name: 'max_retries', declaration: 'max_retries: Optional[int] = None' },
];
export const handedOn = (options: readonly Option[]): string => options.map(({ name }) => `${name}=${name}`).join(', ');

export const PREFIX = { sync: '', async: 'Async' } as const;
export type Kind = keyof typeof PREFIX;

/** The data of the answer that a call gives. */
export const data = (kind: Kind, call: string): string => (kind === 'async' ? `(await ${call}).data` : `${call}.data`);

const methodText = (method: Method, kind: Kind, inputText: InputText): string => {
  const { name, operation, input, output, summary, description, aliasOf } = method;
  const def = kind === 'async' ? 'async def' : 'def';
  const alias = aliasOf === undefined ? '' : `Another name of \`\`${aliasOf}\`\`.`;
  const said = [summary, description, alias, `\`\`POST /api/v1/${operation}\`\`, ${method.price}.`];
  const options = OPTIONS.map(({ declaration }) => declaration).join(', ');
  return (
    `    ${def} ${snakeCase(name)}(self, input: ${inputText(input)}, *, ${options}) -> types.${output}:\n` +
    docstring([paragraph(said)], '        ') +
    `        return cast(types.${output}, ${data(kind, `self._client.send("${operation}", input, ${handedOn(OPTIONS)})`)})\n\n`
  );
};

const className = (family: string, kind: Kind): string =>
  `${PREFIX[kind]}${family.charAt(0).toUpperCase()}${family.slice(1)}`;

const familyText = ({ name, title, summary, methods }: MethodFamily, kind: Kind, inputText: InputText): string =>
  `class ${className(name, kind)}:\n${docstring([`${title}. ${summary}`], '    ')}\n` +
  `    def __init__(self, client: Any) -> None:\n        self._client = client\n\n` +
  `${methods.map((method) => methodText(method, kind, inputText)).join('')}\n`;

const allText = (families: readonly MethodFamily[], kind: Kind): string =>
  `class ${PREFIX[kind]}Operations:\n    """Every operation of the API, by family."""\n\n` +
  `    def __init__(self, client: Any) -> None:\n` +
  families.map(({ name }) => `        self.${snakeCase(name)} = ${className(name, kind)}(client)\n`).join('');

/** Writes one method per operation, for threads and for asyncio. */
export function pythonOperationsFile({ families, types }: Api): string {
  const inputText = inputTextOf(types);
  const texts = (['sync', 'async'] as const).map(
    (kind) => `${families.map((family) => familyText(family, kind, inputText)).join('\n')}\n${allText(families, kind)}`,
  );
  return `from __future__ import annotations\n\nfrom typing import Any, Optional, Union, cast\n\nfrom . import types\n\n\n${texts.join('\n\n')}`;
}

/** Writes a class for each kind of refusal. */
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

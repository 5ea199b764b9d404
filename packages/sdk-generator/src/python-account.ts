import type { Account, Route } from './api-model.ts';
import { paragraph } from './paragraph.ts';
import { data, handedOn, type Kind, OPTIONS, PREFIX } from './python-operations.ts';
import { docstring, snakeCase } from './python-text.ts';
import { routeTexts } from './read-account.ts';

function methodText(route: Route, kind: Kind): string {
  const { name, ids, input, output, repeat, summary } = route;
  const def = kind === 'async' ? 'async def' : 'def';
  const options = OPTIONS.slice(repeat === 'under_key' ? 0 : 1);
  const type = input && (input.isOptional ? `Optional[types.${input.type}] = None` : `types.${input.type}`);
  const parameters = [
    'self',
    ...ids.map((id) => `${id}: str`),
    ...(type === undefined ? [] : [`input: ${type}`]),
    '*',
    ...options.map(({ declaration }) => declaration),
  ];
  const sent = [`"${snakeCase(name)}"`, `[${ids.join(', ')}]`, ...(input === undefined ? [] : ['input'])];
  return (
    `    ${def} ${snakeCase(name)}(${parameters.join(', ')}) -> types.${output}:\n` +
    docstring([paragraph([summary, ...routeTexts(route, (text) => `\`\`${text}\`\``)])], '        ') +
    `        return cast(types.${output}, ${data(kind, `self._client.manage(${[...sent, handedOn(options)].join(', ')})`)})\n\n`
  );
}

const classText = ({ summary, routes }: Account, kind: Kind): string =>
  `class ${PREFIX[kind]}Account:\n${docstring([summary], '    ')}\n` +
  `    def __init__(self, client: Any) -> None:\n        self._client = client\n\n` +
  routes.map((route) => methodText(route, kind)).join('');

const rowText = ({ name, verb, path, sends, repeat }: Route): string =>
  `    "${snakeCase(name)}": ("account/${name}", "${verb}", "${path}", "${sends}", "${repeat}"),\n`;

/** Writes the methods of the Management API, for threads and for asyncio, and their routes. */
export const pythonAccountFile = (account: Account): string =>
  `from __future__ import annotations\n\nfrom typing import Any, Dict, Optional, Tuple, cast\n\nfrom . import types\n\n` +
  `#: method → what \`\`on_response\`\` hears, verb, path below \`\`/api/v1\`\`, where the input is sent, when it may be repeated.\n` +
  `ACCOUNT_ROUTES: Dict[str, Tuple[str, str, str, str, str]] = {\n${account.routes.map(rowText).join('')}}\n\n\n` +
  `${classText(account, 'sync')}\n${classText(account, 'async').trimEnd()}\n`;

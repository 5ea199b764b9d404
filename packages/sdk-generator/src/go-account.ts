import { exportedName } from '@graha/catalog/project/snippets/exported-name';
import type { Account, Route } from './api-model.ts';
import { goDoc } from './go-text.ts';
import { paragraph } from './paragraph.ts';
import { routeTexts } from './read-account.ts';

/** `key_id` → `keyID`. */
const parameterName = (id: string): string => exportedName(id).replace(/^./, (first) => first.toLowerCase());

function methodText(route: Route): string {
  const { ids, input, output, summary } = route;
  const name = exportedName(route.name);
  const parameters = [
    'ctx context.Context',
    ...(ids.length === 0 ? [] : [`${ids.map(parameterName).join(', ')} string`]),
    ...(input === undefined ? [] : [`input ${input.type}`]),
    'options ...Option',
  ];
  const sent = ids.length === 0 ? 'nil' : `[]string{${ids.map(parameterName).join(', ')}}`;
  return (
    goDoc([paragraph([`${name}: ${summary}`, ...routeTexts(route, (text) => text)])], '') +
    `func (account Account) ${name}(${parameters.join(', ')}) (*Answer[${output}], error) {\n` +
    `\treturn Manage[${output}](ctx, account.client, "${route.name}", ${sent}, ${input === undefined ? 'nil' : 'input'}, options...)\n}\n`
  );
}

/** Rows aligned as gofmt does. */
function rowsText(routes: readonly Route[]): string {
  const width = Math.max(...routes.map(({ name }) => name.length));
  return routes
    .map(({ name, verb, path, sends, repeat }) => {
      const gap = ' '.repeat(width - name.length + 1);
      return `\t"${name}":${gap}{"${verb}", "${path}", "${sends}", "${repeat}"},\n`;
    })
    .join('');
}

/** Writes the methods of the Management API and their routes. */
export const goAccountFile = ({ summary, routes }: Account): string =>
  [
    'import "context"\n',
    `${goDoc([`Account: ${summary}`], '')}type Account struct{ client *Client }\n`,
    `// accountRoutes is method → how it is sent; paths are below /api/v1.\nvar accountRoutes = map[string]accountRoute{\n${rowsText(routes)}}\n`,
    ...routes.map(methodText),
  ].join('\n');

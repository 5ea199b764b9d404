import type { Account, Route } from './api-model.ts';
import { paragraph } from './paragraph.ts';
import { routeTexts } from './read-account.ts';
import { camelCase, tsDoc } from './typescript-text.ts';

function methodText(route: Route): string {
  const { name, ids, input, output, repeat, summary } = route;
  const sent = [
    ...ids.map((id) => `${camelCase(id)}: string`),
    ...(input === undefined ? [] : [`input${input.isOptional ? '?' : ''}: ${input.type}`]),
    `options?: ${repeat === 'under_key' ? 'CallOptions' : 'UnnamedCallOptions'}`,
  ];
  const doc = tsDoc([paragraph([summary, ...routeTexts(route, (text) => `\`${text}\``)])], '  ');
  return `${doc}  ${name}(${sent.join(', ')}): Call<${output}>;\n`;
}

const rowText = ({ name, verb, path, sends, repeat }: Route): string =>
  `  ${name}: { verb: '${verb}', path: '${path}', sends: '${sends}', repeat: '${repeat}' },\n`;

/** Writes the methods of the Management API and their routes. */
export function accountFile({ summary, routes }: Account): string {
  const names = routes.flatMap(({ input, output }) => [...(input === undefined ? [] : [input.type]), output]);
  return [
    `import type { Call, CallOptions, UnnamedCallOptions } from '../call.ts';\n`,
    `import type {\n${names.map((name) => `  ${name},\n`).join('')}} from './types.ts';\n\n`,
    `/** ${summary} */\nexport interface Account {\n${routes.map(methodText).join('')}}\n\n`,
    `/** method → how it is sent; paths are below \`/api/v1\`. */\n`,
    `export const ACCOUNT_ROUTES = {\n${routes.map(rowText).join('')}} as const;\n`,
  ].join('');
}

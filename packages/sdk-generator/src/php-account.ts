import type { Account, Route } from './api-model.ts';
import { paragraph } from './paragraph.ts';
import { OPTIONS } from './php-operations.ts';
import { phpDoc, phpFile } from './php-text.ts';
import { routeTexts } from './read-account.ts';
import { camelCase } from './typescript-text.ts';

function methodText(route: Route): string {
  const { name, ids, input, output, repeat, summary } = route;
  const texts = [summary, ...routeTexts(route, (text) => `\`${text}\``)];
  const tags = [...(input === undefined ? [] : [`@param ${input.type} $input`]), `@return ${output}`];
  const isNamed = repeat === 'under_key';
  const parameters = [
    ...ids.map((id) => `string $${camelCase(id)}`),
    ...(input === undefined ? [] : [`array $input${input.isOptional ? ' = []' : ''}`]),
    ...OPTIONS.slice(isNamed ? 0 : 1),
  ];
  const sent = [
    `'${name}'`,
    `[${ids.map((id) => `$${camelCase(id)}`).join(', ')}]`,
    input === undefined ? '[]' : '$input',
    isNamed ? '$idempotencyKey' : 'null',
    '$timeoutSeconds',
    '$maxRetries',
  ];
  return (
    phpDoc([paragraph(texts)], '    ', [...tags, '@throws GrahaException']) +
    `    public function ${name}(${parameters.join(', ')}): array\n    {\n` +
    `        return $this->graha->manage(${sent.join(', ')})->data;\n    }\n`
  );
}

const rowText = ({ name, verb, path, sends, repeat }: Route): string =>
  `        '${name}' => ['${verb}', '${path}', '${sends}', '${repeat}'],\n`;

/** Writes the methods of the Management API and their routes. */
export function phpAccountFile({ summary, routes }: Account): string {
  const types = routes.flatMap(({ input, output }) => [...(input === undefined ? [] : [input.type]), output]);
  const imports = types.map((type) => `@phpstan-import-type ${type} from Types`);
  return phpFile(
    'Graha\\Generated',
    `use Graha\\Exception\\GrahaException;\nuse Graha\\Graha;\n\n${phpDoc([summary], '', imports)}final class Account\n{\n` +
      `    /** method → verb, path below \`/api/v1\`, where the input is sent, when it may be repeated. */\n` +
      `    public const ROUTES = [\n${routes.map(rowText).join('')}    ];\n\n` +
      `    public function __construct(private readonly Graha $graha)\n    {\n    }\n\n` +
      `${routes.map(methodText).join('\n')}}\n`,
  );
}

import type { Api, Method, MethodFamily } from './api-model.ts';
import { type ErrorClass, errorClasses } from './error-classes.ts';
import { exportedName } from '@graha/catalog/project/snippets/exported-name';
import { goDoc } from './go-text.ts';
import { paragraph } from './paragraph.ts';

function methodText(method: Method, receiver: string): string {
  const { operation, input, output, summary, description, aliasOf } = method;
  const name = exportedName(method.name);
  const alias = aliasOf === undefined ? '' : `Another name of ${aliasOf}.`;
  const said = [`${name}: ${summary}`, description, alias, `POST /api/v1/${operation}, ${method.price}.`];
  const doc = goDoc([paragraph(said)], '');
  return (
    `${doc}func (family ${receiver}) ${name}(ctx context.Context, input ${input}, options ...Option) (*Answer[${output}], error) {\n` +
    `\treturn Call[${output}](ctx, family.client, "${operation}", input, options...)\n}\n`
  );
}

const typeName = (family: string): string => `${exportedName(family)}Operations`;

const familyText = ({ name, title, summary, methods }: MethodFamily): string =>
  [
    `${goDoc([`${typeName(name)}: ${title}. ${summary}`], '')}type ${typeName(name)} struct{ client *Client }\n`,
    ...methods.map((method) => methodText(method, typeName(name))),
  ].join('\n');

/** Writes one method per operation. */
export const goOperationsFile = ({ families }: Api): string =>
  [
    'import "context"\n',
    `// Operations has every operation of the API, by family.\ntype Operations struct {\n` +
      families
        .map(
          ({ name }) =>
            `\t// ${exportedName(name)} has the operations of ${name}.\n\t${exportedName(name)} ${typeName(name)}\n`,
        )
        .join('\n') +
      `}\n`,
    `func newOperations(client *Client) Operations {\n\treturn Operations{\n` +
      families.map(({ name }) => `\t\t${typeName(name)}{client},\n`).join('') +
      `\t}\n}\n`,
    ...families.map(familyText),
  ].join('\n');

/** `RateLimitError` → `ErrRateLimit`. */
const sentinel = ({ name }: ErrorClass): string => `Err${name.replace(/Error$/, '')}`;

/** Writes an error for each kind of refusal, for use with errors.Is. */
export function goErrorsFile(): string {
  const classes = errorClasses();
  const texts = classes.map((one) => {
    const doc = goDoc(
      [`${sentinel(one)} stands for:`, one.codes.map(({ code, message }) => `- ${code}: ${message}`).join('\n')],
      '',
    );
    return `${doc}var ${sentinel(one)} = errors.New("${one.name
      .replace(/Error$/, '')
      .replaceAll(/(?<=[a-z])[A-Z]/g, (at) => ` ${at}`)
      .toLowerCase()}")\n`;
  });
  const rows = classes.flatMap((one) => one.statuses.map((status) => ({ status, name: sentinel(one) })));
  return [
    'import "errors"\n',
    ...texts,
    `// errorKinds is status → what errors.Is answers to.\nvar errorKinds = map[int]error{\n` +
      rows
        .toSorted((one, other) => one.status - other.status)
        .map(({ status, name }) => `\t${status}: ${name},\n`)
        .join('') +
      '}\n',
  ].join('\n');
}

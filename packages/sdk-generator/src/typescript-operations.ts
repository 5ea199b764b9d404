import type { Api, Method, MethodFamily } from './api-model.ts';
import { type ErrorClass, errorClasses, errorCodes } from './error-classes.ts';
import { paragraph } from './paragraph.ts';
import { tsDoc } from './typescript-text.ts';

const methodText = ({ name, operation, input, output, aliasOf, ...texts }: Method): string => {
  const alias = aliasOf === undefined ? '' : `Another name of \`${aliasOf}\`.`;
  const said = [texts.summary, texts.description, alias, `\`POST /api/v1/${operation}\`, ${texts.price}.`];
  return tsDoc([paragraph(said)], '    ') + `    ${name}(input: ${input}, options?: CallOptions): Call<${output}>;\n`;
};

const familyText = ({ name, title, summary, methods }: MethodFamily): string =>
  `${tsDoc([`${title}. ${summary}`], '  ')}  readonly ${name}: {\n${methods.map(methodText).join('')}  };\n`;

const addresses = ({ name, methods }: MethodFamily): string =>
  `  ${name}: {\n${methods.map((method) => `    ${method.name}: '${method.operation}',\n`).join('')}  },\n`;

/** Writes one method per operation: their types, and family → method → address. */
export function operationsFile({ families, types }: Api): string {
  const used = new Set(families.flatMap(({ methods }) => methods.flatMap(({ input, output }) => [input, output])));
  const names = types.map(({ name }) => name).filter((name) => used.has(name));
  return [
    `import type { Call, CallOptions } from '../call.ts';\n`,
    `import type { ${names.join(', ')} } from './types.ts';\n\n`,
    `/** Every operation of the API, by family. */\n`,
    `export interface Operations {\n${families.map(familyText).join('')}}\n\n`,
    `/** family → method → address below \`/api/v1\`. */\n`,
    `export const ADDRESSES = {\n${families.map(addresses).join('')}} as const;\n`,
  ].join('');
}

const classText = ({ name, codes }: ErrorClass): string =>
  tsDoc(
    codes.map(({ code, message }) => `\`${code}\`: ${message}`),
    '',
  ) + `export class ${name} extends GrahaError {\n  override readonly name: string = '${name}';\n}\n`;

/** Writes a class for each kind of refusal, and every code. */
export function errorsFile(): string {
  const classes = errorClasses();
  const rows = classes.flatMap(({ name, statuses }) => statuses.map((status) => ({ status, name })));
  return [
    `import { GrahaError } from '../graha-error.ts';\n`,
    classes.map(classText).join('\n'),
    `/** status → class that is thrown. */\nexport const ERROR_CLASSES: Readonly<Record<number, typeof GrahaError>> = {\n` +
      rows
        .toSorted((one, other) => one.status - other.status)
        .map(({ status, name }) => `  ${status}: ${name},\n`)
        .join('') +
      `};\n`,
    `/** What the API calls its refusals. */\nexport type ApiErrorCode =\n${errorCodes()
      .map((code) => `  | '${code}'`)
      .join('\n')};\n`,
  ].join('\n');
}

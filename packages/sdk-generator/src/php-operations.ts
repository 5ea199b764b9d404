import type { Api, Method, MethodFamily } from './api-model.ts';
import { errorClasses } from './error-classes.ts';
import { paragraph } from './paragraph.ts';
import { exceptionName, phpDoc, phpFile } from './php-text.ts';

/** The idempotency key comes first, because some routes have none. */
export const OPTIONS = ['?string $idempotencyKey = null', '?float $timeoutSeconds = null', '?int $maxRetries = null'];

function methodText(method: Method): string {
  const { name, operation, input, output, summary, description, aliasOf } = method;
  const alias = aliasOf === undefined ? '' : `Another name of \`${aliasOf}\`.`;
  const said = [summary, description, alias, `\`POST /api/v1/${operation}\`, ${method.price}.`];
  const tags = [`@param ${input} $input`, `@return ${output}`, `@throws GrahaException`];
  return (
    `${phpDoc([paragraph(said)], '    ', tags)}    public function ${name}(${['array $input', ...OPTIONS].join(', ')}): array\n    {\n` +
    `        return $this->graha->send('${operation}', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;\n    }\n`
  );
}

const className = (family: string): string => `${family.charAt(0).toUpperCase()}${family.slice(1)}Operations`;

function familyFile({ name, title, summary, methods }: MethodFamily): string {
  const used = [...new Set(methods.flatMap(({ input, output }) => [input, output]))];
  const imports = used.map((type) => `@phpstan-import-type ${type} from Types`);
  return phpFile(
    'Graha\\Generated',
    `use Graha\\Exception\\GrahaException;\nuse Graha\\Graha;\n\n` +
      `${phpDoc([`${title}. ${summary}`], '', imports)}final class ${className(name)}\n{\n` +
      `    public function __construct(private readonly Graha $graha)\n    {\n    }\n\n` +
      `${methods.map(methodText).join('\n')}}\n`,
  );
}

const operationsFile = (families: readonly MethodFamily[]): string =>
  phpFile(
    'Graha\\Generated',
    `use Graha\\Graha;\n\n/** Every operation of the API, by family. */\nabstract class Operations\n{\n` +
      families.map(({ name }) => `    public readonly ${className(name)} $${name};\n`).join('') +
      `\n    protected function __construct(Graha $graha)\n    {\n` +
      families.map(({ name }) => `        $this->${name} = new ${className(name)}($graha);\n`).join('') +
      `    }\n}\n`,
  );

/** Maps a path below the sources to its text: one class per operation family, as in PSR-4. */
export const phpOperationFiles = ({ families }: Api): Record<string, string> => ({
  'Generated/Operations.php': operationsFile(families),
  ...Object.fromEntries(families.map((family) => [`Generated/${className(family.name)}.php`, familyFile(family)])),
});

/** Writes a class for each kind of refusal. */
export function phpErrorFiles(): Record<string, string> {
  const classes = errorClasses();
  const texts = classes.map(({ name, codes }) => {
    const doc = phpDoc(
      codes.map(({ code, message }) => `\`${code}\`: ${message}`),
      '',
    );
    const text = `${doc}final class ${exceptionName(name)} extends GrahaException\n{\n}\n`;
    return [`Exception/${exceptionName(name)}.php`, phpFile('Graha\\Exception', text)];
  });
  const rows = classes
    .flatMap(({ name, statuses }) => statuses.map((status) => ({ status, name: exceptionName(name) })))
    .toSorted((one, other) => one.status - other.status);
  const table =
    `use Graha\\Exception;\n\n/** @internal */\nfinal class ErrorClasses\n{\n` +
    `    /** status → class that is thrown. */\n    public const OF_STATUS = [\n` +
    `${rows.map(({ status, name }) => `        ${status} => Exception\\${name}::class,\n`).join('')}    ];\n}\n`;
  return { ...Object.fromEntries(texts), 'Generated/ErrorClasses.php': phpFile('Graha\\Generated', table) };
}

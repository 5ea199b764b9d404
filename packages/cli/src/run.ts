import { parseArgs } from 'node:util';
import { COMMANDS } from './commands/commands.ts';
import { EXIT_CODES, Failure, failureOf, problemText } from './failure.ts';
import type { Terminal } from './terminal.ts';

const HELP = ['help', '--help', '-h'];

/** Runs one command. @returns the exit code */
export async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  const [name = 'help', ...rest] = args;
  if (HELP.includes(name)) {
    terminal.out(helpText());
    return EXIT_CODES.ok.code;
  }
  try {
    const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    if (command === undefined) throw new Failure('usage', `There is no command ${name}. graha help lists them all.`);
    if (rest.includes('--help')) {
      terminal.out(`graha ${command.usage} [--json]\n${command.summary}`);
      return EXIT_CODES.ok.code;
    }
    const { values, positionals } = parsed(rest, { ...command.options, json: { type: 'boolean' } }, command.usage);
    return (await command.run({ values, words: positionals, terminal })) ?? EXIT_CODES.ok.code;
  } catch (error) {
    // Ctrl-C makes every request fail, each in its own way.
    const heard = terminal.signal.aborted ? stopped(error) : error;
    const failure = failureOf(heard);
    if (failure === null) throw error;
    terminal.note(asksForJson(rest) ? problemText(heard, failure) : failure.message);
    return EXIT_CODES[failure.exit].code;
  }
}

/** True also if the other options are wrong. A word after `--` is no option. */
const asksForJson = (args: readonly string[]): boolean => {
  const end = args.indexOf('--');
  return args.slice(0, end === -1 ? args.length : end).includes('--json');
};

const stopped = (error: unknown) =>
  error instanceof Failure && error.exit === 'stopped' ? error : new Failure('stopped', 'Stopped.');

type Options = Parameters<typeof parseArgs>[0] extends (infer Config) | undefined
  ? NonNullable<Extract<Config, { options?: unknown }>['options']>
  : never;

/** @throws Failure for an unknown option */
function parsed(args: string[], options: Options, usage: string) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new Failure('usage', `${error instanceof Error ? error.message : String(error)}\nUsage: graha ${usage}`);
  }
}

function helpText(): string {
  const commands = Object.values(COMMANDS).map(({ usage, summary }) => `  graha ${usage}\n      ${summary}`);
  const codes = Object.values(EXIT_CODES).map(({ code, meaning }) => `  ${code}  ${meaning}`);
  return [
    'Usage: graha <command> [--json]',
    '',
    ...commands,
    '',
    'Environment: GRAHA_API_KEY and GRAHA_BASE_URL come before the file that graha login writes.',
    'A key that graha login stored is sent only to the address for which it was stored.',
    '',
    'With --json an error is one JSON object, the last line of the standard error: detail, code, status, retryable and',
    'request_id, as of the API. Without an answer the status is 0.',
    '',
    'Exit codes:',
    ...codes,
  ].join('\n');
}

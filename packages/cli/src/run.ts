import { parseArgs } from 'node:util';
import { COMMANDS } from './commands/commands.ts';
import { EXIT_CODES, Failure, failureOf } from './failure.ts';
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
    const failure = terminal.signal.aborted ? stopped(error) : failureOf(error);
    if (failure === null) throw error;
    terminal.note(failure.message);
    return EXIT_CODES[failure.exit].code;
  }
}

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
    '',
    'Exit codes:',
    ...codes,
  ].join('\n');
}

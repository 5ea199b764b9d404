import type { Command } from '../command.ts';
import { Failure } from '../failure.ts';
import { keys, usage } from './account.ts';
import { batch, call, chart, panchang, reconcile } from './calls.ts';
import { completionText } from './completion.ts';
import { listen } from './listen.ts';
import { login } from './sign-in.ts';

const completion: Command = {
  usage: 'completion bash|zsh|fish',
  summary: 'Prints the completions of a shell: source <(graha completion bash)',
  options: {},
  async run({ words: [shell = ''], terminal }) {
    const text = completionText(shell, COMMANDS);
    if (text === null) throw new Failure('usage', 'A shell is missing: bash, zsh or fish.');
    terminal.out(text);
  },
};

/** Every command by its name, in the order of the help. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  login,
  chart,
  panchang,
  reconcile,
  call,
  batch,
  listen,
  keys,
  usage,
  completion,
};

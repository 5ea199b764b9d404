import type { ParseArgsConfig } from 'node:util';
import type { Terminal } from './terminal.ts';

export type Options = NonNullable<ParseArgsConfig['options']>;
export type Values = Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>;

export type Asked = { values: Values; words: string[]; terminal: Terminal };

export type Command = {
  /** `chart <date> <time> <place>` */
  usage: string;
  summary: string;
  options: Options;
  /** The exit code, if it is not 0. */
  run(asked: Asked): Promise<number | void>;
};

export const textOf = (values: Values, name: string): string | undefined => {
  const value = values[name];
  return typeof value === 'string' ? value : undefined;
};

export const textsOf = (values: Values, name: string): string[] =>
  [values[name] ?? []].flat().filter((value) => typeof value === 'string');

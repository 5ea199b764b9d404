import { readFileSync } from 'node:fs';
import type { BatchCall } from '@graha/sdk/batch';
import { clientOf, printAnswer } from '../api.ts';
import { birthOf, dayOf, settingsOf } from '../birth.ts';
import { type Asked, type Command, type Options, textOf, textsOf } from '../command.ts';
import { EXIT_CODES, Failure } from '../failure.ts';

const SETTINGS: Options = { set: { type: 'string', multiple: true }, language: { type: 'string' } };

function chosenSettings({ values }: Asked): object {
  const language = textOf(values, 'language');
  const settings = { ...settingsOf(textsOf(values, 'set')), ...(language !== undefined && { language }) };
  return Object.keys(settings).length === 0 ? {} : { settings };
}

export const chart: Command = {
  usage: 'chart <date> <time> <place> [--set <name=value>]… [--language <code>]',
  summary: 'The birth chart: graha chart 1990-08-15 09:30 Delhi',
  options: SETTINGS,
  async run(asked) {
    const { words: [day = '', time = '', ...place], terminal, values } = asked; // prettier-ignore
    const birth = await birthOf(terminal, day, time, place.join(' '));
    await printAnswer(terminal, 'kundali/basic', { ...birth, ...chosenSettings(asked) }, values['json'] === true);
  },
};

export const panchang: Command = {
  usage: 'panchang <date|today> --place <place> [--set <name=value>]… [--language <code>]',
  summary: 'The almanac of a day: graha panchang today --place Delhi',
  options: { ...SETTINGS, place: { type: 'string' } },
  async run(asked) {
    const { words: [day = 'today'], terminal, values } = asked; // prettier-ignore
    const moment = await dayOf(terminal, day, textOf(values, 'place') ?? '');
    await printAnswer(terminal, 'panchang/full', { ...moment, ...chosenSettings(asked) }, values['json'] === true);
  },
};

export const reconcile: Command = {
  usage: 'reconcile <date> <time> <place> --shown <json>',
  summary: 'The reason why another program shows other values: --shown \'{"moon":"19°46 Taurus"}\'',
  options: { ...SETTINGS, shown: { type: 'string' } },
  async run(asked) {
    const { words: [day = '', time = '', ...place], terminal, values } = asked; // prettier-ignore
    const shown = jsonOf(textOf(values, 'shown') ?? '', '--shown');
    const birth = await birthOf(terminal, day, time, place.join(' '));
    await printAnswer(terminal, 'reconcile', { ...birth, shown, ...chosenSettings(asked) }, values['json'] === true);
  },
};

export const call: Command = {
  usage: 'call <operation> [--body <json>|@<file>|-]',
  summary: 'Any operation: graha call western/natal --body @birth.json',
  options: { body: { type: 'string' } },
  async run({ words: [operation], values, terminal }) {
    if (operation === undefined || !/^[\w/-]+$/.test(operation))
      throw new Failure('usage', 'An operation is missing, such as kundali/basic.');
    const body = textOf(values, 'body') ?? '{}';
    const text = body === '-' ? await terminal.read() : body.startsWith('@') ? fileText(body.slice(1)) : body;
    await printAnswer(terminal, operation, jsonOf(text, '--body'), values['json'] === true);
  },
};

export const batch: Command = {
  usage: 'batch <file|-> [--operation <operation>]',
  summary: 'A line of JSON for each birth, or {"operation","input"}; prints a line for each answer.',
  options: { operation: { type: 'string' } },
  async run({ words: [file], values, terminal }) {
    if (file === undefined) throw new Failure('usage', 'A file is missing, such as births.ndjson.');
    const operation = textOf(values, 'operation') ?? 'kundali/basic';
    const text = file === '-' ? await terminal.read() : fileText(file);
    const lines = text
      .split('\n')
      .flatMap((line, index) =>
        line.trim() === '' ? [] : [{ number: index + 1, one: jsonOf(line, `line ${index + 1}`) }],
      );
    // Safe: the API refuses an unknown operation by its line.
    const calls = lines.map(({ one }) => ('operation' in one ? one : { operation, input: one })) as BatchCall[];
    let failed = 0;
    for await (const { index, credits, answer, error } of clientOf(terminal).batch(calls, {
      signal: terminal.signal,
    })) {
      if (error !== undefined) failed += 1;
      const outcome = error === undefined ? { answer } : { error: { code: error.code, detail: error.detail } };
      terminal.out(JSON.stringify({ line: lines[index]?.number, credits, ...outcome }));
    }
    if (failed === 0) return;
    terminal.note(`${failed} of ${calls.length} calls failed; they cost nothing.`);
    return EXIT_CODES.partly.code;
  },
};

function fileText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new Failure('usage', `${path} cannot be read.`);
  }
}

function jsonOf(text: string, where: string): object {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value;
  } catch {
    // Reported below, with the place of the text.
  }
  throw new Failure('usage', `${where} is no JSON object.`);
}

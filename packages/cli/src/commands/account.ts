import { clientOf } from '../api.ts';
import { type Command, textOf } from '../command.ts';
import { Failure } from '../failure.ts';

const DAY_MS = 86_400_000;
const DAYS_SHOWN = 30;

/** A table for a terminal: columns as wide as their widest cell. */
function tableText(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

export const keys: Command = {
  usage: 'keys list | keys create <name> [--scopes <a,b>] | keys revoke <key_id>',
  summary: 'Keys of the workspace; needs a key with the scope manage.',
  options: { scopes: { type: 'string' } },
  async run({ words: [action = 'list', word], values, terminal }) {
    const { account } = clientOf(terminal);
    const own = { signal: terminal.signal };
    const print = (data: object, text: () => string) =>
      terminal.out(values['json'] === true ? JSON.stringify(data, null, 2) : text());
    if (action === 'list') {
      const data = await account.listKeys(own);
      const rows = data.keys.map(({ key_id, name, status, scopes }) => [key_id, name, status, scopes.join(',')]);
      return print(data, () => tableText([['KEY ID', 'NAME', 'STATUS', 'SCOPES'], ...rows]));
    }
    if (word === undefined)
      throw new Failure('usage', action === 'create' ? 'A name of the key is missing.' : 'A key id is missing.');
    if (action === 'create') {
      const scopes = textOf(values, 'scopes')?.split(',');
      // Safe: the API refuses a scope that it does not know by name.
      const input = { name: word, ...(scopes && { scopes }) } as Parameters<typeof account.createKey>[0];
      const data = await account.createKey(input, own);
      return print(data, () => `${data.key_id}\n${data.key ?? ''}\nThe key is shown only now.`);
    }
    if (action !== 'revoke') throw new Failure('usage', `${action} is not one of list, create, revoke.`);
    const data = await account.revokeKey(word, own);
    return print(data, () => `${data.key_id} is revoked.`);
  },
};

export const usage: Command = {
  usage: 'usage [--from <date>] [--to <date>]',
  summary: 'Calls and credits by day and operation, the last 30 days if no date is given.',
  options: { from: { type: 'string' }, to: { type: 'string' } },
  async run({ values, terminal }) {
    const dayText = (daysAgo: number) =>
      new Date(terminal.now().getTime() - daysAgo * DAY_MS).toISOString().slice(0, 10);
    const from = textOf(values, 'from') ?? dayText(DAYS_SHOWN - 1);
    const data = await clientOf(terminal).account.usage(
      { from, to: textOf(values, 'to') ?? dayText(0) },
      { signal: terminal.signal },
    );
    if (values['json'] === true) return terminal.out(JSON.stringify(data, null, 2));
    const rows = data.rows.map((row) => [row.day, row.operation, String(row.calls), String(row.credits)]);
    terminal.out(tableText([['DAY', 'OPERATION', 'CALLS', 'CREDITS'], ...rows]));
    terminal.out(`${data.calls} calls, ${data.credits} credits from ${data.from} to ${data.to}.`);
  },
};

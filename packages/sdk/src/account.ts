import { type CallOptions, type ClientOptions, jsonOf, send, type Sending } from './call.ts';
import { type Account, ACCOUNT_ROUTES } from './generated/account.ts';
import { BadRequestError } from './generated/errors.ts';

type Route = (typeof ACCOUNT_ROUTES)[keyof typeof ACCOUNT_ROUTES];

const IN_PATH = /\{(\w+)\}/g;
const ID = /^[\w-]+$/;

/** The Management API with the key of a client. */
export function accountOf(client: ClientOptions): Account {
  const methods = Object.entries(ACCOUNT_ROUTES).map(([name, route]) => {
    const idCount = [...route.path.matchAll(IN_PATH)].length;
    return [
      name,
      (...given: unknown[]) => {
        const ids = given.slice(0, idCount);
        const [input, options] = route.sends === 'nothing' ? [undefined, given[idCount]] : given.slice(idCount);
        // Safe: the methods are generated from the same list, with the options last.
        return send(() => sendingOf(name, route, ids, input), client, options as CallOptions | undefined);
      },
    ];
  });
  // Safe: the two are generated from one list, method by method.
  return Object.fromEntries(methods) as Account;
}

function sendingOf(name: string, route: Route, ids: readonly unknown[], input: unknown): Sending {
  const { verb, sends, repeat } = route;
  let idIndex = 0;
  const path = route.path.replaceAll(IN_PATH, (_, id: string) => checked(id, ids[idIndex++]));
  const query = sends === 'query' ? queryOf(input ?? {}) : '';
  return {
    operation: `account/${name}`,
    verb,
    path: path + query,
    ...(sends === 'body' ? { body: jsonOf(input ?? {}) } : {}),
    repeat,
  };
}

/** Checks an id: one with a `/` or `..` would be sent to another path. */
function checked(name: string, id: unknown): string {
  if (typeof id === 'string' && ID.test(id)) return id;
  const detail = `${name} must be an id of letters, digits, - and _; nothing was sent`;
  const facts = { status: 0, code: 'invalid_id', requestId: null, retryable: false, retryAfterSeconds: null };
  throw new BadRequestError({ ...facts, detail });
}

function queryOf(input: object): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input))
    if (value !== undefined && value !== null) query.set(name, typeof value === 'string' ? value : jsonOf(value));
  return String(query) === '' ? '' : `?${query}`;
}

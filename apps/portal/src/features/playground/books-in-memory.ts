import type { PlaygroundBooks, PlaygroundCall } from './books.ts';

export type MadeCall = Omit<PlaygroundCall, 'signal'>;

/** An API that answers every call, and remembers who made it. */
export function playgroundBooksInMemory(calls: MadeCall[] = []): PlaygroundBooks {
  return {
    callApi: async ({ signal: _signal, ...call }) => {
      calls.push(call);
      return { status: 200, headers: [['x-credits-cost', '1']], text: '{"lagna":{}}', tookMs: 7 };
    },
  };
}

import type { Terminal } from './terminal.ts';

/** Returns a terminal that reaches nothing and keeps the lines that are printed. */
export function terminalFor(own: Partial<Terminal>) {
  const out: string[] = [];
  const notes: string[] = [];
  const terminal: Terminal = {
    env: {},
    fetch: () => Promise.reject(new TypeError('fetch failed')),
    now: () => new Date(),
    out: (line) => void out.push(line),
    note: (line) => void notes.push(line),
    read: async () => '{}',
    askSecret: async () => null,
    isInteractive: true,
    openPage: () => {},
    wait: async () => {},
    signal: new AbortController().signal,
    ...own,
  };
  return { terminal, out, notes };
}

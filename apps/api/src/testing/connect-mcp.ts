import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import type { TestKey } from './app-with.ts';

/** A client of the Model Context Protocol, and a call whose text is read as JSON. */
export async function connectMcp(base: string, key: TestKey, mode: 'auto' | 'legacy' = 'legacy') {
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
  const headers = { authorization: `Bearer ${key.text}` };
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', base), { requestInit: { headers } }));
  return {
    client,
    async call(name: string, sent: Record<string, unknown> = {}) {
      const { content, isError = false } = await client.callTool({ name, arguments: sent });
      const [first] = content;
      if (first?.type !== 'text') throw new Error('a result without text');
      return { isError, text: first.text, value: JSON.parse(first.text) };
    },
  };
}

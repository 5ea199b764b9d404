import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import type { TestKey } from './app-with.ts';

/** A client of the Model Context Protocol, and a call with its data: an error has them in its text. */
export async function connectMcp(base: string, key: TestKey, mode: 'auto' | 'legacy' = 'legacy') {
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
  const headers = { authorization: `Bearer ${key.text}` };
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', base), { requestInit: { headers } }));
  return {
    client,
    async call(name: string, sent: Record<string, unknown> = {}) {
      const { content, structuredContent, isError = false } = await client.callTool({ name, arguments: sent });
      const [first] = content;
      if (first?.type !== 'text') throw new Error('a result without text');
      // Data by way of JSON, because tests read members of any answer.
      return {
        isError,
        text: first.text,
        value: JSON.parse(structuredContent ? JSON.stringify(structuredContent) : first.text),
      };
    },
  };
}

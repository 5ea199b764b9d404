import { request } from '@playwright/test';
import { priceList } from '../pages/mixed-calls.ts';
import { apiKeyOf, stack } from '../stack.ts';

const AT_ONCE = 8;

/** Makes each operation's call once in the demo workspace, and some invalid requests, so that its pages show data. */
export async function makeDemoCalls(): Promise<void> {
  const api = await request.newContext({ extraHTTPHeaders: { 'x-api-key': apiKeyOf() } });
  const calls = (await priceList(api)).map(({ path, example }, index) => ({
    url: `${stack.apiUrl}${path}`,
    data: index % 9 === 0 ? { ...example, shoe_size: 43 } : example,
  }));
  for (let index = 0; index < calls.length; index += AT_ONCE) {
    await Promise.all(calls.slice(index, index + AT_ONCE).map(({ url, data }) => api.post(url, { data })));
  }
  await api.dispose();
}

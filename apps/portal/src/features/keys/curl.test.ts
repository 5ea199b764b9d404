import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { curlOf } from './curl.ts';

/** What a shell would hand to curl. */
const argumentsOf = (line: string, key: string): string[] => {
  const shown = line.replace(/^curl/, `printf '%s\\0'`);
  return execFileSync('sh', ['-c', shown], { env: { ...process.env, GRAHA_API_KEY: key }, encoding: 'utf8' })
    .split('\0')
    .slice(0, -1);
};

test('a shell sends the key from the environment and the body as it is, quotes and all', () => {
  const body = { place: "Côte d'Ivoire", year: 1990, seconds: 0.5 };
  const line = curlOf('http://localhost:4000/api/v1/kundali/basic', body);
  const headers = ['X-API-Key: graha_live_x', 'Content-Type: application/json'].flatMap((header) => ['-H', header]);
  const expected = ['-X', 'POST', 'http://localhost:4000/api/v1/kundali/basic', ...headers, '-d', JSON.stringify(body)];
  expect(argumentsOf(line, 'graha_live_x')).toEqual(expected);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CLIENT_PACKAGES } from '@graha/catalog/project/snippets/client-packages';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../../..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

test('the entry of the MCP registry has the version of the clients and a remote server', () => {
  const server = JSON.parse(read('server.json'));
  expect(server.version).toBe(CLIENT_PACKAGES.version);
  expect(server.name).toMatch(/^[\w.-]+\/[\w.-]+$/);
  expect(server.description.length).toBeLessThanOrEqual(100);
  expect(server.remotes).toMatchObject([{ type: 'streamable-http', url: expect.stringMatching(/^https:.*\/mcp$/) }]);
});

test('the command line has the version of the client that it is built on', () => {
  const { version, dependencies } = JSON.parse(read('packages/cli/package.json'));
  expect(version).toBe(CLIENT_PACKAGES.version);
  expect(Object.keys(dependencies)).toEqual([CLIENT_PACKAGES.npm]);
});

test('the web components have the version of the clients', () => {
  expect(JSON.parse(read('packages/elements/package.json')).version).toBe(CLIENT_PACKAGES.version);
});

test('a run of the release workflow by hand publishes nothing', () => {
  const steps = read('.github/workflows/release.yml').split(/\n {6}- /);
  const publishing = steps.filter((step) => /npm publish --provenance|pypi-publish|git push/.test(step));
  expect(publishing).toHaveLength(3);
  for (const step of publishing) expect(step).toContain("if: github.ref_type == 'tag'");
});

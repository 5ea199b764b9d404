import {
  ACCESS_TOKEN_SECONDS,
  CODE_SECONDS,
  REFRESH_GRACE_SECONDS,
  REFRESH_TOKEN_SECONDS,
} from '@graha/domain/keys/app-token';
import { expect, test } from 'vitest';
import { MCP } from './mcp.ts';

const PRINTED: Record<number, string> = { 20: '20 seconds', 60: 'a minute', 3_600: 'an hour', 2_592_000: '30 days' };

test('the printed lifetimes of tokens are those that a token gets', () => {
  const text = JSON.stringify(MCP);
  expect(text).toContain(`An access token lives for ${PRINTED[ACCESS_TOKEN_SECONDS]} `);
  expect(text).toContain(`A refresh token lives for ${PRINTED[REFRESH_TOKEN_SECONDS]} `);
  expect(text).toContain(`For ${PRINTED[REFRESH_GRACE_SECONDS]} requests that refresh at once`);
  expect(text).toContain(`whose code is not exchanged within ${PRINTED[CODE_SECONDS]}`);
});

import { DEVICE_GRANT } from '@graha/auth/connect/device-exchange';
import { registerClient } from '@graha/auth/connect/client-registration';
import { PORTAL_URL } from '@graha/auth/testing/browser';
import { createTestDatabase } from '@graha/dev-stack/test-context';
import { describe, expect, test } from 'vitest';
import { POST as askDevice } from '../app/api/oauth/device_authorization/route.ts';
import { POST as revoke } from '../app/api/oauth/revoke/route.ts';
import { POST as exchange } from '../app/api/oauth/token/route.ts';
import { oauthServer } from './oauth-server.ts';
import { usePortal } from './testing/portal-scene.ts';

usePortal(createTestDatabase);

type Route = (request: Request) => Promise<Response>;
const FORM_TYPE = 'application/x-www-form-urlencoded';

const clientId = (): string =>
  registerClient(
    { redirect_uris: ['https://app.example/callback'], token_endpoint_auth_method: 'none' },
    oauthServer().secret,
  ).clientId;

async function answerOf(route: Route, body: string, type = FORM_TYPE) {
  const response = await route(new Request(PORTAL_URL, { method: 'POST', headers: { 'content-type': type }, body }));
  const { error, error_description } = await response.json();
  return { status: response.status, error, error_description };
}

const invalid = (error_description: string) => ({ status: 400, error: 'invalid_request', error_description });

describe('a parameter that is sent twice is refused, even with equal values', () => {
  test.each<[string, Route, () => string]>([
    ['client_id', exchange, () => `grant_type=refresh_token&client_id=${clientId()}&refresh_token=x&client_id=x`],
    ['grant_type', exchange, () => `grant_type=x&grant_type=x&client_id=${clientId()}`],
    [
      'refresh_token',
      exchange,
      () => `grant_type=refresh_token&client_id=${clientId()}&refresh_token=x&refresh_token=y`,
    ],
    ['code_verifier', exchange, () => `grant_type=authorization_code&client_id=${clientId()}&code=x&code_verifier=a&code_verifier=b`], // prettier-ignore
    ['token', revoke, () => `client_id=${clientId()}&token=x&token=y`],
    ['scope', askDevice, () => 'client_id=graha-cli&scope=*&scope=*'],
  ])('%s', async (name, route, form) => {
    expect(await answerOf(route, form())).toEqual(invalid(`${name} is sent more than once.`));
  });
});

describe('a parameter that is missing or empty is named', () => {
  test.each<[string, Route, () => string]>([
    ['grant_type', exchange, () => `client_id=${clientId()}`],
    ['code', exchange, () => `grant_type=authorization_code&client_id=${clientId()}&code=`],
    ['refresh_token', exchange, () => `grant_type=refresh_token&client_id=${clientId()}`],
    ['device_code', exchange, () => `grant_type=${encodeURIComponent(DEVICE_GRANT)}&client_id=graha-cli`],
    ['token', revoke, () => `client_id=${clientId()}`],
  ])('%s', async (name, route, form) => {
    expect(await answerOf(route, form())).toEqual(invalid(`${name} is missing.`));
  });
});

test.each([
  ['application/json', (form: string) => JSON.stringify(Object.fromEntries(new URLSearchParams(form)))],
  ['text/plain', (form: string) => form],
  [`multipart/form-data; boundary=x; y=${FORM_TYPE}`, () => '--x--'],
])('a body of the type %s is refused as such', async (type, bodyOf) => {
  const form = `grant_type=refresh_token&refresh_token=x&client_id=${clientId()}`;
  for (const route of [exchange, revoke, askDevice]) {
    expect(await answerOf(route, bodyOf(form), type)).toEqual(invalid(`The body must be ${FORM_TYPE}.`));
  }
});

test('a charset beside the type of a form, and capitals in it, are allowed', async () => {
  const form = `grant_type=refresh_token&refresh_token=x&client_id=${clientId()}`;
  expect((await answerOf(exchange, form, 'Application/X-WWW-Form-Urlencoded; charset=UTF-8')).error).toBe(
    'invalid_grant',
  );
});

import { expect, test } from 'vitest';
import { serverMetadata } from './server-metadata.ts';

test('an app finds every endpoint at the issuer, and that answers name their issuer', () => {
  const found: Record<string, unknown> = { ...serverMetadata('https://graha.example') };
  const endpoints = Object.entries(found).filter(([name]) => name.endsWith('_endpoint'));
  expect(endpoints.map(([, url]) => url)).toEqual([
    'https://graha.example/oauth/authorize',
    'https://graha.example/api/oauth/token',
    'https://graha.example/api/oauth/device_authorization',
    'https://graha.example/api/oauth/register',
    'https://graha.example/api/oauth/revoke',
  ]);
  expect(found).toMatchObject({
    issuer: 'https://graha.example',
    grant_types_supported: expect.arrayContaining(['urn:ietf:params:oauth:grant-type:device_code']),
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
  });
});

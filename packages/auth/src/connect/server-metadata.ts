import { SCOPES } from '@graha/domain/keys/scopes';
import { DEVICE_GRANT } from './device-exchange.ts';

/** Returns the metadata that a client needs to connect (RFC 8414). */
export const serverMetadata = (issuer: string): object => ({
  issuer,
  authorization_endpoint: `${issuer}/oauth/authorize`,
  token_endpoint: `${issuer}/api/oauth/token`,
  device_authorization_endpoint: `${issuer}/api/oauth/device_authorization`,
  registration_endpoint: `${issuer}/api/oauth/register`,
  revocation_endpoint: `${issuer}/api/oauth/revoke`,
  response_types_supported: ['code'],
  response_modes_supported: ['query'],
  grant_types_supported: ['authorization_code', 'refresh_token', DEVICE_GRANT],
  code_challenge_methods_supported: ['S256'],
  token_endpoint_auth_methods_supported: ['none'],
  revocation_endpoint_auth_methods_supported: ['none'],
  scopes_supported: SCOPES,
  authorization_response_iss_parameter_supported: true,
  service_documentation: `${issuer}/docs/mcp`,
});

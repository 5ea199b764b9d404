import type { Settings } from './stack/settings.ts';
import type { Stack } from './stack/stack.ts';

const BIRTH = {
  year: 1990,
  month: 8,
  date: 15,
  hours: 9,
  minutes: 30,
  latitude: 28.6139,
  longitude: 77.209,
  timezone: 5.5,
};

function curlLine(apiUrl: string, apiKey: string): string {
  return (
    `curl -s ${apiUrl}/api/v1/kundali/basic -H 'X-API-Key: ${apiKey}' ` +
    `-H 'content-type: application/json' -d '${JSON.stringify(BIRTH)}'`
  );
}

export function welcome({ apiUrl, portalUrl }: Settings, { dev, devFile }: Stack): string {
  const places = ['', `  API       ${apiUrl}`, `  portal    ${portalUrl}`];
  if (!dev) return [...places, ''].join('\n');
  return [
    ...places,
    `  sign in   ${dev.demo.email}   ${dev.demo.password}`,
    `  operator  ${dev.admin.email}  ${dev.admin.password}`,
    `  mail      ${portalUrl}/mailbox`,
    `  (logins also in ${devFile}, with the secret of the operator’s second factor)`,
    '',
    '  A first chart:',
    '',
    curlLine(dev.apiUrl, dev.apiKey),
    '',
    'Ctrl-C stops everything.',
    '',
  ].join('\n');
}

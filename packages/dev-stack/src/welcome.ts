import type { DevFile } from './stack/dev-file.ts';
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

const HIDDEN = '(logins also in the file, with the secret of the operator’s second factor)';

function loginsOf({ portalUrl }: Settings, dev: DevFile, devFile: string): string[] {
  return [
    `  sign in   ${dev.demo.email}   ${dev.demo.password}`,
    `  operator  ${dev.admin.email}  ${dev.admin.password}`,
    `  mail      ${portalUrl}/mailbox`,
    `  file      ${devFile}`,
    `  ${HIDDEN}`,
  ];
}

/** The text that `npm start` prints when the API answers. */
export function welcome(settings: Settings, { dev, devFile }: Pick<Stack, 'dev' | 'devFile'>): string {
  const { apiUrl, portalUrl } = settings;
  const rest = '  Still to come: the portal. Its address shows the progress.';
  const places = ['', `  API       ${apiUrl}`, `  portal    ${portalUrl}`];
  if (!dev) return [...places, '', rest, ''].join('\n');
  return [
    ...places,
    ...loginsOf(settings, dev, devFile),
    '',
    '  A first chart:',
    '',
    curlLine(dev.apiUrl, dev.apiKey),
    '',
    rest,
    '  Ctrl-C stops everything.',
    '',
  ].join('\n');
}

/** The text that `npm run dev` prints when everything answers. */
export function welcomeToDev(settings: Settings, { dev, devFile }: { dev: DevFile; devFile: string }): string {
  const { apiUrl, portalUrl, dataDir } = settings;
  return [
    '',
    `  API       ${apiUrl}`,
    `  portal    ${portalUrl}`,
    ...loginsOf(settings, dev, devFile),
    '',
    curlLine(dev.apiUrl, dev.apiKey),
    '',
    '  A change of a source, of a page or of prisma/sql is seen at once; this terminal says what was renewed.',
    '  A change of package.json or of a setting needs a new npm run dev. The tests beside it: npm run test:watch.',
    `  Logs are in ${dataDir}/logs. Ctrl-C stops everything.`,
    '',
  ].join('\n');
}

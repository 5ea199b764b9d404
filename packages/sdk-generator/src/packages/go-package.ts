import { CLIENT_DOWNLOADS, CLIENT_PACKAGES } from '@graha/catalog/project/snippets/client-packages';
import { digestOf, ENTRY_TIME, utf8, zipped } from './archives.ts';
import { clientFiles, textIn, within } from './client-files.ts';
import { CONTENT_TYPES, type Download } from './download.ts';

const { go: module } = CLIENT_PACKAGES;
const DIGEST_DIGITS = 12;

/**
 * Returns the Go client as a module proxy (go.dev/ref/mod#goproxy-protocol) with one version of one module. Go keeps the
 * checksum of a version for good, so the version has the digest of the files: `v1.0.0-g1a2b3c4d5e6f`.
 */
export function goPackage(): Download[] {
  const files = clientFiles('sdk-go', (path) => !path.startsWith('internal/') && !path.endsWith('_test.go'));
  const version = `v${CLIENT_PACKAGES.version}-g${digestOf(zipped(files), 'hex').slice(0, DIGEST_DIGITS)}`;
  const folder = `${CLIENT_DOWNLOADS.go}/${module}`;
  const info = utf8(`${JSON.stringify({ Version: version, Time: ENTRY_TIME.toISOString().replace('.000', '') })}\n`);
  const { json, text, zip } = CONTENT_TYPES;
  return [
    { path: `${folder}/@latest`, contentType: json, bytes: info },
    { path: `${folder}/@v/list`, contentType: text, bytes: utf8(`${version}\n`) },
    { path: `${folder}/@v/${version}.info`, contentType: json, bytes: info },
    { path: `${folder}/@v/${version}.mod`, contentType: text, bytes: utf8(textIn(files, 'go.mod')) },
    {
      path: `${folder}/@v/${version}.zip`,
      contentType: zip,
      bytes: zipped(within(`${module}@${version}`, files)),
    },
  ];
}

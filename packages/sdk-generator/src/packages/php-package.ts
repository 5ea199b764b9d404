import { CLIENT_DOWNLOADS, CLIENT_PACKAGES } from '@graha/catalog/project/snippets/client-packages';
import { digestOf, utf8, zipped } from './archives.ts';
import { clientFiles, textIn } from './client-files.ts';
import { CONTENT_TYPES, type Download } from './download.ts';

const { version, php: name } = CLIENT_PACKAGES;
const FOLDER = CLIENT_DOWNLOADS.php;

/**
 * Returns the PHP client as a repository for Composer (getcomposer.org/doc/05-repositories.md): `packages.json` and the
 * zip file of its one version. The address of the zip file is a mirror without a host, which Composer takes from the
 * address of the repository, because a build does not know the portal's address. It has no checksum: a lock file of an
 * application would refuse the client of the next portal, whose version is the same.
 */
export function phpPackage(): Download[] {
  const files = clientFiles('sdk-php', (path) => !path.startsWith('tests/'));
  const zip = zipped(files);
  const path = `${FOLDER}/${name.replace('/', '-')}-${version}.zip`;
  const dist = { type: 'zip', url: `/downloads/${path}`, reference: digestOf(zip, 'hex') };
  const manifest: object = JSON.parse(textIn(files, 'composer.json'));
  const repository = {
    packages: { [name]: { [version]: { ...manifest, version, dist } } },
    mirrors: [{ 'dist-url': `/downloads/${path}`, preferred: true }],
  };
  return [
    { path, contentType: CONTENT_TYPES.zip, bytes: zip },
    {
      path: `${FOLDER}/packages.json`,
      contentType: CONTENT_TYPES.json,
      bytes: utf8(`${JSON.stringify(repository, null, 2)}\n`),
    },
  ];
}

import { CLIENT_DOWNLOADS } from '@graha/catalog/project/snippets/client-packages';
import { parse } from 'smol-toml';
import { z } from 'zod';
import { digestOf, type PackageFiles, tarred, utf8, zipped } from './archives.ts';
import { clientFiles, textIn, within } from './client-files.ts';
import { CONTENT_TYPES, type Download } from './download.ts';

const Pyproject = z.object({
  project: z.object({
    name: z.string(),
    version: z.string(),
    description: z.string(),
    license: z.string(),
    'requires-python': z.string(),
    dependencies: z.array(z.string()),
  }),
});

/** Core metadata 2.1 (packaging.python.org), which every pip of Python 3.9 reads, from pyproject.toml. */
function metadataOf(files: PackageFiles): string {
  const { project } = Pyproject.parse(parse(textIn(files, 'pyproject.toml')));
  return [
    'Metadata-Version: 2.1',
    `Name: ${project.name}`,
    `Version: ${project.version}`,
    `Summary: ${project.description}`,
    `License: ${project.license}`,
    `Requires-Python: ${project['requires-python']}`,
    ...project.dependencies.map((dependency) => `Requires-Dist: ${dependency}`),
    'Description-Content-Type: text/markdown',
    '',
    textIn(files, 'README.md'),
  ].join('\n');
}

const WHEEL = 'Wheel-Version: 1.0\nGenerator: graha\nRoot-Is-Purelib: true\nTag: py3-none-any\n';

/** The list of files with their digests that every wheel has (PEP 427). */
const recordOf = (files: PackageFiles, info: string): string =>
  Object.entries(files)
    .map(([path, bytes]) => `${path},sha256=${digestOf(bytes, 'base64url')},${bytes.length}\n`)
    .join('') + `${info}/RECORD,,\n`;

const SOURCE = 'src/';

/** Returns the wheel and the source distribution of the Python client. */
export async function pythonPackage(): Promise<Download[]> {
  const files = clientFiles('sdk-python', (path) => !/^(?:tests|scripts|dist|build)\//.test(path));
  const { project } = Pyproject.parse(parse(textIn(files, 'pyproject.toml')));
  const named = `${project.name}-${project.version}`;
  const info = `${named}.dist-info`;
  const metadata = utf8(metadataOf(files));
  const modules = Object.entries(files).flatMap(([path, bytes]) =>
    path.startsWith(SOURCE) ? [[path.slice(SOURCE.length), bytes] as const] : [],
  );
  const content: PackageFiles = {
    ...Object.fromEntries(modules),
    [`${info}/LICENSE`]: utf8(textIn(files, 'LICENSE')),
    [`${info}/METADATA`]: metadata,
    [`${info}/WHEEL`]: utf8(WHEEL),
  };
  const wheel = zipped({ ...content, [`${info}/RECORD`]: utf8(recordOf(content, info)) });
  const sdist = await tarred(within(named, { ...files, 'PKG-INFO': metadata }));
  return [
    { path: CLIENT_DOWNLOADS.wheel, contentType: CONTENT_TYPES.wheel, bytes: wheel },
    { path: CLIENT_DOWNLOADS.sdist, contentType: CONTENT_TYPES.gzip, bytes: sdist },
  ];
}

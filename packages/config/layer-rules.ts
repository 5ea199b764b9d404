import { posix } from 'node:path';
import type { Layer } from './layer.ts';
import { LAYERS } from './layers.ts';

/** Packages for all tests, and the databases for every `*.db.test.ts`. */
const TEST_TOOLS = [
  'vitest',
  'fast-check',
  'ajv',
  'esbuild',
  '@seriousme/openapi-schema-validator',
  '@hey-api/openapi-ts', // This and the next four: tools with which customers read the API's document.
  '@redocly/openapi-core',
  '@stoplight/spectral-core',
  '@stoplight/spectral-rulesets',
  'openapi-typescript',
  '@ishubhamx/panchangam-js', // The comparison of the benchmark.
  'temporal-polyfill', // The reference for readings of clocks.
];
const TEST_DATABASES = '@graha/dev-stack/test-context';

const isTest = (file: string) => /\.test\.tsx?$/.test(file);
/** True for files run by hand or by tests, never part of the product. */
const isBeside = (file: string) =>
  isTest(file) || /\/(bench|scripts|golden|testing)\/|\/testing(-[a-z-]+)?\.ts$/.test(file);

export function layerOf(file: string): [string, Layer] | null {
  return Object.entries(LAYERS).find(([, { folder }]) => file.startsWith(`${folder}/`)) ?? null;
}

/** `@scope/name/deep/path` → `@scope/name`. */
export function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

function mayImportPackage(layer: Layer, file: string, specifier: string, name: string): boolean {
  if (layer.mayImport.includes(name)) return true;
  if (specifier === TEST_DATABASES) return file.endsWith('.db.test.ts');
  return isBeside(file) && (layer.testsMayImport?.includes(name) ?? false);
}

function mayUse(layer: Layer, file: string, specifier: string): boolean {
  const { folder, mayUse: allowed, mayNotUse = [], usedOnlyIn = {} } = layer;
  const name = packageOf(specifier);
  if (mayNotUse.includes(name)) return false;
  const users = usedOnlyIn[name];
  const isElsewhere = users && !users.some((user) => file.startsWith(`${folder}/src/${user}/`));
  if (isElsewhere && file.startsWith(`${folder}/src/`) && !isBeside(file)) return false;
  if (allowed === '*' || allowed.includes(name)) return true;
  return isBeside(file) && (name.startsWith('node:') || TEST_TOOLS.includes(name));
}

/**
 * The floor of a file inside its package. The longest matching name counts, so that `features/keys` may differ from
 * `features`. A file directly in `src`, such as `main.ts`, is above all floors.
 */
function floorIn(floors: NonNullable<Layer['floors']>, inside: string): { floor: number; name: string } {
  const folder = posix.dirname(inside);
  const found = floors
    .flatMap((row, floor) => [row].flat().map((name) => ({ floor, name })))
    .filter(({ name }) => folder === name || folder.startsWith(`${name}/`))
    .toSorted((a, b) => b.name.length - a.name.length)[0];
  return found ?? { floor: floors.length, name: folder };
}

/** True if an import inside one package leads to a lower floor, or stays in its folder. */
function leadsDown({ folder, floors }: Layer, file: string, target: string): boolean {
  const src = `${folder}/src/`;
  if (!floors || isBeside(file) || !file.startsWith(src) || !target.startsWith(src)) return true;
  const from = floorIn(floors, file.slice(src.length));
  const to = floorIn(floors, target.slice(src.length));
  return to.floor < from.floor || to.name === from.name;
}

/** The problem with this import, as a sentence; null if there is none. Paths are from the root, with `/`. */
export function importProblem(file: string, specifier: string): string | null {
  const found = layerOf(file);
  if (!found) return `${file}: no layer in packages/config/layers.ts holds this file`;
  const [name, layer] = found;
  const broken = `${file} imports ${specifier}: ${name} must never know ${layer.mustNeverKnow}`;
  if (specifier.startsWith('.')) {
    const target = posix.join(posix.dirname(file), specifier);
    if (!target.startsWith(`${layer.folder}/`)) return broken;
    return leadsDown(layer, file, target)
      ? null
      : `${file} imports ${specifier}: in ${name} imports lead down, ${layer.floors?.map((row) => [row].flat().join(', ')).join(' < ')}`;
  }
  if (specifier.startsWith('@graha/')) {
    const other = specifier.split('/')[1] ?? '';
    if (other === name) return `${file} imports ${specifier}: inside a package import the file itself`;
    return mayImportPackage(layer, file, specifier, other) ? null : broken;
  }
  return mayUse(layer, file, specifier) ? null : broken;
}

export type Manifest = { dependencies?: Record<string, string>; devDependencies?: Record<string, string> };

/** The problems of a manifest: a package may declare only packages that its files may import. */
export function manifestProblems(folder: string, { dependencies = {}, devDependencies = {} }: Manifest): string[] {
  const asIfIn = (file: string, names: string[]) => names.map((name) => importProblem(`${folder}/${file}`, name));
  return [
    ...asIfIn('package.json', Object.keys(dependencies)),
    ...asIfIn(
      'package.test.ts',
      Object.keys(devDependencies).filter((name) => !name.startsWith('@types/')),
    ),
  ].filter((problem) => problem !== null);
}

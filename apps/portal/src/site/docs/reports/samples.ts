import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** Printed by `apps/api/scripts/write-samples.ts`, and read at the build, so that the server needs no file of another app. */
const FOLDER = join(process.cwd(), '../api/generated/samples');

const Sample = z.object({
  /** Name of its files without their ending: `kundli-hi`. */
  name: z.string().regex(/^[a-z-]+$/),
  operation: z.string(),
  /** The form of its kind: `full`; null for its example. */
  form: z.string().nullable(),
  language: z.enum(['en', 'hi', 'ta']),
  pages: z.int(),
  pdfBytes: z.int(),
  widthPt: z.int(),
  heightPt: z.int(),
});
export type Sample = z.output<typeof Sample>;

export const samples = async (): Promise<Sample[]> =>
  z.array(Sample).parse(JSON.parse(await readFile(join(FOLDER, 'samples.json'), 'utf8')));

const CONTENT_TYPES = { pdf: 'application/pdf', svg: 'image/svg+xml; charset=utf-8' } as const;
type Ending = keyof typeof CONTENT_TYPES;
// Safe: the keys of a constant object without further properties.
const ENDINGS = Object.keys(CONTENT_TYPES) as Ending[];

export const samplePath = ({ name }: Pick<Sample, 'name'>, ending: Ending): string =>
  `/downloads/reports/${name}.${ending}`;

/** Every file of the samples. */
export const sampleFiles = async (): Promise<string[]> =>
  (await samples()).flatMap(({ name }) => ENDINGS.map((ending) => `${name}.${ending}`));

/** A file of the samples; null if there is none of this name. */
export async function sampleFile(
  file: string,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; contentType: string } | null> {
  const ending = ENDINGS.find((one) => file.endsWith(`.${one}`));
  if (ending === undefined || !(await sampleFiles()).includes(file)) return null;
  return { bytes: new Uint8Array(await readFile(join(FOLDER, file))), contentType: CONTENT_TYPES[ending] };
}

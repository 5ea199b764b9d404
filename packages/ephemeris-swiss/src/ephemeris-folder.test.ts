import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { readEphemerisFolder } from './ephemeris-folder.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** Returns the header of a file of the library, with nothing behind it. */
function header(name: string, firstJd: number, untilJd: number): Buffer {
  const lines = Buffer.from(`SWISSEPH  1\r\n${name} \r\nCopyright\r\n`, 'latin1');
  const numbers = Buffer.alloc(28);
  numbers.write('cba\0', 'latin1');
  numbers.writeInt32LE(lines.length + numbers.length, 4);
  numbers.writeDoubleLE(firstJd, 12);
  numbers.writeDoubleLE(untilJd, 20);
  return Buffer.concat([lines, numbers]);
}

/** First days of eras, and days a few weeks into the next one: from the headers of Debian's swe-extra-data. */
const SPANS: Record<string, [firstJd: number, untilJd: number]> = {
  m06: [1_501_907.5, 1_721_074],
  _00: [1_721_057.5, 1_940_224.4],
  _24: [2_597_641.5, 2_816_807.2],
  _30: [2_816_787.5, 3_035_950],
  _36: [3_035_934.5, 3_255_100],
};

function folderWith(eras: readonly string[], kinds: readonly string[] = ['sepl', 'semo', 'seas']): string {
  const folder = mkdtempSync(join(tmpdir(), 'graha-ephe-'));
  folders.push(folder);
  for (const era of eras) {
    for (const kind of kinds) {
      const name = `${kind}${era}.se1`;
      writeFileSync(join(folder, name), header(name, ...(SPANS[era] ?? [0, 0])));
    }
  }
  return folder;
}

describe('a folder of further files', () => {
  test('extends the years on either side', () => {
    expect(readEphemerisFolder(folderWith(['_24'])).years).toEqual({ first: 600, last: 2999 });
    expect(readEphemerisFolder(folderWith(['_00'])).years).toEqual({ first: 0, last: 2399 });
    const { years, eras } = readEphemerisFolder(folderWith(['_30', 'm06', '_24', '_00']));
    expect(years).toEqual({ first: -600, last: 3599 });
    expect(eras.map(({ firstJd }) => firstJd)).toEqual([1_501_907.5, 1_721_057.5, 2_597_641.5, 2_816_787.5]);
  });

  test('ends at the first era that it lacks', () => {
    expect(readEphemerisFolder(folderWith(['_24', '_36'])).years.last).toBe(2999);
  });

  test('without an era next to those of the repository, or absent, is an error that names what is needed', () => {
    const needed =
      /adds no years; it needs sepl_00.se1, semo_00.se1, seas_00.se1, or sepl_24.se1, semo_24.se1, seas_24.se1/;
    expect(() => readEphemerisFolder(folderWith([]))).toThrow(needed);
    expect(() => readEphemerisFolder(folderWith(['_36']))).toThrow(needed);
    expect(() => readEphemerisFolder('/no/such/folder')).toThrow(
      'EPHE_PATH: the folder /no/such/folder cannot be read',
    );
  });

  test('with a file missing or cut is an error that names it', () => {
    expect(() => readEphemerisFolder(folderWith(['_24'], ['sepl', 'seas']))).toThrow(
      /has 2 of sepl_24.se1, semo_24.se1, seas_24.se1; add semo_24.se1/,
    );
    const folder = folderWith(['_24']);
    const path = join(folder, 'semo_24.se1');
    writeFileSync(path, Buffer.concat([header('semo_24.se1', 0, 1), Buffer.alloc(1)]));
    expect(() => readEphemerisFolder(folder)).toThrow(`${path} is not a whole Swiss Ephemeris file`);
    writeFileSync(path, 'not found');
    expect(() => readEphemerisFolder(folder)).toThrow(`${path} is not a whole Swiss Ephemeris file`);
    writeFileSync(path, header('semo_30.se1', 0, 1));
    expect(() => readEphemerisFolder(folder)).toThrow(`${path} is not a whole Swiss Ephemeris file`);
  });
});

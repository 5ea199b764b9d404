import { expect, test } from 'vitest';
import { problemsOf } from './draft.ts';
import { readLogo } from './read-logo.ts';

const PNG = { type: 'image/png' };

test('a file becomes its data URL, byte for byte, whatever its size', async () => {
  for (const size of [1, 3, 0x80_00, 200_000]) {
    const bytes = Uint8Array.from({ length: size }, (_, index) => index % 256);
    const read = await readLogo(new File([bytes], 'logo.png', PNG));
    expect(read).toEqual({ dataUrl: `data:image/png;base64,${Buffer.from(bytes).toString('base64')}` });
  }
  const svg = await readLogo(new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' }));
  expect(svg).toEqual({ dataUrl: `data:image/svg+xml;base64,${btoa('<svg/>')}` });
});

test.each([
  ['too long', new File([new Uint8Array(200_001)], 'big.png', PNG), /big\.png has 201 kB.*at most 200 kB/],
  ['of another format', new File(['x'], 'logo.jpg', { type: 'image/jpeg' }), /no PNG or SVG/],
  ['of no known format', new File(['x'], 'logo', {}), /no PNG or SVG/],
  ['empty', new File([], 'logo.png', PNG), /empty/],
])('a file that is %s is refused with what to do', async (_what, file, problem) => {
  expect(await readLogo(file)).toEqual({ problem: expect.stringMatching(problem) });
});

test('a file that vanished is refused too', async () => {
  const gone = { name: 'logo.png', size: 5, ...PNG, arrayBuffer: () => Promise.reject(new Error('gone')) };
  expect(await readLogo(gone)).toEqual({ problem: 'logo.png could not be read. Choose it again.' });
});

test('problems of members are sentences at their fields; others are none', () => {
  const fields = { 'brand.name': 'must be at most 80 characters', brand: 'x', 'brand.unknown': 'y' };
  expect(problemsOf(fields)).toEqual({ name: 'Name must be at most 80 characters.' });
  expect(problemsOf(null)).toEqual({});
});

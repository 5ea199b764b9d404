import { crc32, deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { cleanPng } from './clean-png.ts';
import { cleanSvg, LogoError } from './clean-svg.ts';
import { readLogo } from './logo.ts';

const svgUrl = (svg: string): string => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
const inSvg = (inner: string): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">${inner}</svg>`;

test.each([
  '<script>alert(1)</script>',
  '<image href="https://example.com/a.png"/>',
  '<use href="#a"/>',
  '<foreignObject><p/></foreignObject>',
  '<style>@import "https://example.com"</style>',
  '<text>a</text>',
  '<animate attributeName="x"/>',
  '<g><filter id="a"/></g>',
  '<![CDATA[a]]>',
  '<path d="M0 0"',
])('an SVG with %s is refused', (inner) => {
  expect(() => cleanSvg(inSvg(inner))).toThrow(LogoError);
});

test('an SVG with entities, too many elements or too deep groups is refused', () => {
  expect(() => cleanSvg(`<!DOCTYPE svg [<!ENTITY a "aaaa">]>${inSvg('&a;')}`)).toThrow(LogoError);
  expect(() => cleanSvg(inSvg('<path d="M0 0"/>'.repeat(3000)))).toThrow('at most 2000 elements');
  expect(() => cleanSvg(inSvg(`${'<g opacity="0.5">'.repeat(40)}${'</g>'.repeat(40)}`))).toThrow('at most 24 deep');
});

const SHAPE = '<rect width="10" height="10" fill="#f00"/>';
const OUTLINE = 'M0 0' + 'C9 0 0 9 9 9S0 0 3 8'.repeat(5000);

test.each([
  ['transparent groups', `<g opacity="0.5">${SHAPE}</g>`.repeat(120)],
  ['nested transparent groups', `${'<g style="opacity:.5">'.repeat(20)}${SHAPE}${'</g>'.repeat(20)}`.repeat(6)],
  ['gradients', '<rect width="10" height="10" fill="url(#a)"/>'.repeat(300)],
  ['gradients of a group', `<g fill="url(#a)">${'<rect width="10" height="10"/>'.repeat(300)}</g>`],
  ['half transparent shapes', `<g fill-opacity="0.5">${SHAPE.repeat(900)}</g>`],
  ['a long outline', `<path d="${OUTLINE}" stroke="#f00"/>`],
  ['a long outline of a group', `<g stroke="#f00"><path d="${OUTLINE}"/></g>`],
])('an SVG that takes long to draw by %s is refused before it is drawn', (_what, inner) => {
  expect(() => cleanSvg(inSvg(inner))).toThrow('takes too long to draw');
});

test('a logo of many shapes, some gradients and a traced outline is drawn', () => {
  const inner = `${SHAPE.repeat(800)}${'<circle r="5" fill="url(#a)"/>'.repeat(40)}<g opacity="0.9"><path d="${OUTLINE}" fill="#123"/></g>`;
  expect(cleanSvg(inSvg(inner))).toContain('</g></svg>');
});

test('only known attributes without references outside the file are kept', () => {
  const cleaned = cleanSvg(inSvg('<path onload="a()" class="b" d="M0 0L5 5" fill="url(https://example.com)" stroke="url(#g)" style="opacity:.5;filter:url(#f)"/>'));
  expect(cleaned).toBe('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 0L5 5" stroke="url(#g)" opacity=".5"/></svg>');
}); // prettier-ignore

test('a logo becomes pixels with their own colour and opacity', async () => {
  const { width, height, rgb, alpha } = await readLogo(svgUrl(inSvg('<rect width="10" height="10" fill="#ff0000" fill-opacity="0.5"/>')));
  expect([width, height]).toEqual([176, 176]);
  expect([...rgb.subarray(0, 3), alpha[0]]).toEqual([255, 0, 0, 128]);
}); // prettier-ignore

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

function pngOf(side: number, pixels: Buffer, ...more: Buffer[]): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), ...more, chunk('IDAT', deflateSync(pixels)), chunk('IEND', Buffer.alloc(0))]);
} // prettier-ignore

test('a PNG is kept without its texts, and one that unpacks to more than its size is refused', () => {
  const sound = Buffer.alloc(2 * 7);
  expect(cleanPng(pngOf(2, sound, chunk('zTXt', Buffer.from('secret')))).bytes.includes('secret')).toBe(false);
  expect(() => cleanPng(pngOf(2, Buffer.alloc(50_000_000)))).toThrow('do not fit its size');
  expect(() => cleanPng(pngOf(60_000, sound))).toThrow('at most 2000 pixels');
  expect(() => cleanPng(pngOf(2, sound).subarray(0, 40))).toThrow('ends too early');
  expect(() => cleanPng(Buffer.from('GIF89a'))).toThrow('is no PNG');
});

test('a PNG logo is drawn', async () => {
  const url = `data:image/png;base64,${pngOf(2, Buffer.alloc(2 * 7)).toString('base64')}`;
  expect(await readLogo(url)).toMatchObject({ width: 176, height: 176 });
});

import { LOGO_BYTES_MAX, LOGO_TYPES } from '@graha/domain/team/report-brand';

export type ReadLogo = { dataUrl: string } | { problem: string };

const BASE64_CHUNK = 0x80_00;

function base64(bytes: Uint8Array): string {
  let binary = '';
  for (let at = 0; at < bytes.length; at += BASE64_CHUNK)
    binary += String.fromCharCode(...bytes.subarray(at, at + BASE64_CHUNK));
  return btoa(binary);
}

/** Reads a chosen file as a data URL. The server looks inside it. */
export async function readLogo(file: Pick<File, 'name' | 'type' | 'size' | 'arrayBuffer'>): Promise<ReadLogo> {
  const type = LOGO_TYPES.find((one) => one === file.type);
  if (type === undefined) return { problem: `${file.name} is no PNG or SVG. Choose a file of one of these formats.` };
  if (file.size === 0) return { problem: `${file.name} is empty. Choose another file.` };
  if (file.size > LOGO_BYTES_MAX) {
    const kB = Math.ceil(file.size / 1000);
    return { problem: `${file.name} has ${kB} kB. Choose a file of at most ${LOGO_BYTES_MAX / 1000} kB.` };
  }
  try {
    return { dataUrl: `data:${type};base64,${base64(new Uint8Array(await file.arrayBuffer()))}` };
  } catch {
    return { problem: `${file.name} could not be read. Choose it again.` };
  }
}

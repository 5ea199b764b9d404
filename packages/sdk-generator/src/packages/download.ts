/** A file that a portal offers below `/downloads`. */
export type Download = { path: string; contentType: string; bytes: Uint8Array };

export const CONTENT_TYPES = {
  gzip: 'application/gzip',
  json: 'application/json; charset=utf-8',
  text: 'text/plain; charset=utf-8',
  wheel: 'application/octet-stream',
  zip: 'application/zip',
} as const;

import { ApiError } from '../errors/errors.ts';

/** The last row of a page: its instant and its id. */
export type PageCursor = { at: Date; id: string };

export const cursorText = ({ at, id }: PageCursor): string =>
  Buffer.from(`${at.getTime()} ${id}`).toString('base64url');

const CURSOR = /^(?<ms>\d{1,15}) (?<id>[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** @throws ApiError 422 for a text that no page gave */
export function cursorOf(after: string | undefined): PageCursor | null {
  if (after === undefined) return null;
  const { ms, id } = CURSOR.exec(Buffer.from(after, 'base64url').toString('latin1'))?.groups ?? {};
  if (ms === undefined || id === undefined) {
    const msg = 'after must be the next of a page';
    throw new ApiError('validation_error', { detail: [{ loc: ['query', 'after'], msg, type: 'value_error' }] });
  }
  return { at: new Date(Number(ms)), id };
}

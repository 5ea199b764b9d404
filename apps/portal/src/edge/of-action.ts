import type { IncomingHttpHeaders } from 'node:http';

/** Whether a form was sent by Next's script, which shows a person the words of a refusal only if they are plain text. */
export const isOfAction = (headers: IncomingHttpHeaders): boolean => 'next-action' in headers;

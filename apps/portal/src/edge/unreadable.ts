import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import type { CappedRequest } from './exchange/capped-request.ts';
import { isOfAction, refusalFor, type Said } from './refusal.ts';

/** Requests that Next answers with a 500 although their client is at fault: anybody could ring the alert on errors. */

type Refusal = Said & { status: number };

const ADDRESS: Refusal = {
  status: 400,
  code: 'ADDRESS_MALFORMED',
  message: 'This address has a % that no two hexadecimal digits of UTF-8 follow. Write a % itself as %25.',
};
const foreignOrigin = (portalUrl: string): Refusal => ({
  status: 403,
  code: 'FOREIGN_ORIGIN',
  message: `Forms of this site are sent from its own pages. Open ${portalUrl}, and send the form there.`,
});
const FORM: Refusal = {
  status: 400,
  code: 'FORM_MALFORMED',
  message: 'This form arrived damaged. Reload the page, and send it again.',
};

/** Continues with a request that can be read, and refuses any other. */
export function refuseUnreadable(
  request: CappedRequest,
  response: ServerResponse,
  { portalUrl, next }: { portalUrl: string; next: () => void },
): void {
  const [path = '/'] = (request.url ?? '/').split('?', 1);
  const refuseAs = (refusal: Refusal) => refuse(response, refusal, request.headers);
  if (!isDecodable(path)) return refuseAs(ADDRESS);
  if (!isForm(request, path)) return next();
  if (isForeign(request.headers)) return refuseAs(foreignOrigin(portalUrl));
  request.hold((body) => void answerForm(request, response, { body, next }));
}

async function answerForm(
  request: CappedRequest,
  response: ServerResponse,
  { body, next }: { body: Buffer; next: () => void },
): Promise<void> {
  if (!(await isReadable(request.headers, body))) return refuse(response, FORM, request.headers);
  request.release();
  next();
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

const isMultipart = ({ 'content-type': type = '' }: IncomingHttpHeaders): boolean =>
  /^multipart\/form-data\b/i.test(type);

/** A call of a server action, by a script or by a form without one. Routes below `/api` read their bodies themselves. */
const isForm = ({ method, headers }: CappedRequest, path: string): boolean =>
  method === 'POST' && !path.startsWith('/api/') && (isOfAction(headers) || isMultipart(headers));

/** The rule of Next, which compares the origin with both names of the host. */
function isForeign({ origin, host, 'x-forwarded-host': forwarded }: IncomingHttpHeaders): boolean {
  if (origin === undefined || !URL.canParse(origin)) return false; // Next takes it for a form of an old browser.
  const [first] = [forwarded ?? []].flat().flatMap((names) => names.split(',', 1));
  return ![host, first?.trim()].includes(new URL(origin).host);
}

/** True if the arguments of the action can be read: an array in JSON, alone or as the first part of a form. */
async function isReadable(headers: IncomingHttpHeaders, body: Buffer): Promise<boolean> {
  try {
    if (!isMultipart(headers)) return isArray(body.toString('utf8'));
    const type = headers['content-type'] ?? '';
    const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
    const args = form.get('0');
    return !isOfAction(headers) || (typeof args === 'string' && isArray(args, PART));
  } catch {
    return false;
  }
}

/** React's references, such as to a part of the form (`$K1`); a `$` at the start of a text is written `$$`. */
const REFERENCE = /^\$(?![$u])/;
const PART = /^\$K/;

/** The forms of the portal refer to their own fields alone. React fails on a reference that leads nowhere. */
const isArray = (text: string, known: RegExp | null = null): boolean =>
  Array.isArray(
    JSON.parse(text, (_, value: unknown) => {
      if (typeof value === 'string' && REFERENCE.test(value) && !known?.test(value)) throw new SyntaxError(value);
      return value;
    }),
  );

function refuse(response: ServerResponse, { status, ...said }: Refusal, headers: IncomingHttpHeaders): void {
  const { type, body } = refusalFor(headers, said);
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' });
  response.end(body);
}

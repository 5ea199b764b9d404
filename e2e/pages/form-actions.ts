import { expect, type APIRequestContext, type APIResponse } from '@playwright/test';
import { stack } from '../stack.ts';

const SCRIPT = /\/_next\/static\/chunks\/[^"'\\]+\.js/g;
/** Matches the build's reference to a server function: its id, and last its name. */
const reference = (name: string): RegExp =>
  new RegExp(String.raw`createServerReference\)?\("([0-9a-f]+)",[^)]*?"${name}"\)`);

const ids = new Map<string, Promise<string>>();

async function findId(request: APIRequestContext, path: string, name: string): Promise<string> {
  const page = await (await request.get(path)).text();
  for (const script of new Set(page.match(SCRIPT))) {
    const [, id] = reference(name).exec(await (await request.get(script)).text()) ?? [];
    if (id !== undefined) return id;
  }
  throw new Error(`No script of ${path} names ${name}. Has the form another action now?`);
}

/** Returns the id of an action. Each build has its own ids, so each is looked up once. */
function idOf(request: APIRequestContext, path: string, name: string): Promise<string> {
  const known = ids.get(name) ?? findId(request, path, name);
  ids.set(name, known);
  return known;
}

/**
 * Sends a form of the portal as its page does, without opening the page.
 * @param path the page with the form
 * @param name the server function of the form
 * @returns its response: a redirect is not followed
 */
export async function sendForm(
  request: APIRequestContext,
  { path, name }: { path: string; name: string },
  fields: Record<string, string>,
): Promise<APIResponse> {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(`_1_${field}`, value);
  form.append('0', JSON.stringify([{ count: 0 }, '$K1'])); // Last, because it refers to the fields.
  const response = await request.post(path, {
    headers: { 'next-action': await idOf(request, path.split('?')[0] ?? path, name), origin: stack.portalUrl },
    multipart: form,
    maxRedirects: 0,
  });
  expect(response.status(), await response.text()).toBeLessThan(400);
  return response;
}

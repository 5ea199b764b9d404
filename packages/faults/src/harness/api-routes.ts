import { z } from 'zod';
import { call, methodOf, type Method } from './client.ts';

const Example = z.record(z.string(), z.unknown());
const Document = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.looseObject({
        'x-credits': z.number().optional(),
        requestBody: z
          .object({
            // Absent for a file of lines, which is sent without an input.
            content: z.looseObject({ 'application/json': z.looseObject({ example: Example.optional() }).optional() }),
          })
          .optional(),
      }),
    ),
  ),
});

export type Route = {
  method: Method;
  path: string;
  /** A valid input of the operation. */
  example: Record<string, unknown>;
  /** Null for a batch, whose calls have prices. */
  credits: number | null;
};

/** All routes of the API, read from its own OpenAPI document. */
export async function routesOf(url: string): Promise<Route[]> {
  const answer = await call(url, { method: 'GET', path: '/openapi.json' });
  const { paths } = Document.parse(JSON.parse(String(answer?.body)));
  return Object.entries(paths).flatMap(([path, methods]) => {
    const example = methods['post']?.requestBody?.content['application/json']?.example ?? {};
    return Object.entries(methods).map(([name, { 'x-credits': credits = null }]): Route => {
      const method = methodOf(name);
      if (method === null) throw new Error(`${path} has the method ${name}, which nobody tries`);
      return { method, path, example, credits };
    });
  });
}

/** Writes an input as a query string: `settings` uses dotted names, lists repeat the name. */
export const queryOf = (input: unknown): string => new URLSearchParams(pairsOf(input)).toString();

function pairsOf(value: unknown, name = ''): [string, string][] {
  if (typeof value !== 'object' || value === null) return [[name, String(value)]];
  return Object.entries(value).flatMap(([member, inner]) => pairsOf(inner, name === '' ? member : `${name}.${member}`));
}

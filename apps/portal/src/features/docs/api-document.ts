import { z } from 'zod';
import { callApi } from '../landing/call-api.ts';
import { askAgainSoon } from '../landing/read-sky.ts';
import stored from './stored-errors.fixture.json' with { type: 'json' };

export type ApiError = { code: string; status: number; message: string };

/** As much of the OpenAPI document as the docs read. */
const ApiDocument = z.object({
  info: z.object({ license: z.object({ url: z.string().optional() }).optional() }),
  components: z.object({ responses: z.record(z.string(), z.object({ description: z.string() })) }),
});
type ApiDocument = z.output<typeof ApiDocument>;

export async function readApiDocument(): Promise<ApiDocument | null> {
  const answer = await callApi('/openapi.json');
  const parsed = ApiDocument.safeParse(answer?.body);
  if (parsed.success) return parsed.data;
  await askAgainSoon();
  return null;
}

/** Every code that the API can answer with, by status; without the API, the list as it was when this page's source was written. */
export async function readErrors(): Promise<ApiError[]> {
  const document = await readApiDocument();
  return document === null ? stored : errorsOf(document);
}

/** A response named `Error402` describes its codes one to a paragraph: `` `code`: message ``. */
export function errorsOf(document: ApiDocument): ApiError[] {
  return Object.entries(document.components.responses).flatMap(([name, { description }]) =>
    Array.from(description.matchAll(/^`(\w+)`: (.+)$/gm), ([, code = '', message = '']) => ({
      code,
      status: Number(name.replace(/\D/g, '')),
      message,
    })),
  );
}

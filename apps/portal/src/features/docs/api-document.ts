import { z } from 'zod';
import { callApi } from '../landing/call-api.ts';
import { askAgainSoon } from '../landing/read-sky.ts';
import stored from './stored-errors.fixture.json' with { type: 'json' };

export type ApiError = { code: string; status: number; message: string };

/** As much of the OpenAPI document as the docs read. */
const ApiDocument = z.object({
  info: z.object({ license: z.object({ url: z.string().optional() }).optional() }),
  components: z.object({
    responses: z.record(z.string(), z.object({ description: z.string() })),
    /** By operationId: what each operation answers to the catalogue's example. */
    examples: z.record(z.string(), z.object({ value: z.unknown() })).optional(),
  }),
});
type ApiDocument = z.output<typeof ApiDocument>;

const KEPT_MS = 30_000;

let latest: { document: Promise<ApiDocument | null>; askedMs: number } | null = null;

export async function readApiDocument(): Promise<ApiDocument | null> {
  const document = await askedLately();
  if (document === null) await askAgainSoon();
  return document;
}

/** It is large, and many pages are made at once: they share one. */
function askedLately(): Promise<ApiDocument | null> {
  const nowMs = Date.now();
  if (latest === null || nowMs - latest.askedMs > KEPT_MS) latest = { document: askForDocument(), askedMs: nowMs };
  return latest.document;
}

async function askForDocument(): Promise<ApiDocument | null> {
  const answer = await callApi('/openapi.json');
  const parsed = ApiDocument.safeParse(answer?.body);
  if (parsed.success) return parsed.data;
  latest = null; // Silence is not kept.
  return null;
}

/** The list as it was when this page's source was written. */
export const storedErrors: readonly ApiError[] = stored;

/** Every code that the API can answer with, by status. */
export async function readErrors(): Promise<readonly ApiError[]> {
  const document = await readApiDocument();
  return document === null ? storedErrors : errorsOf(document);
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

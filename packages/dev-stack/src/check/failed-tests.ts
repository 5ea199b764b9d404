import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';
import { PROJECT } from '../project.ts';

const LINES_MAX = 8;

const VitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().default(''),
      assertionResults: z.array(
        z.object({ status: z.string(), fullName: z.string(), failureMessages: z.array(z.string()).nullish() }),
      ),
    }),
  ),
});

const Spec = z.object({
  title: z.string(),
  ok: z.boolean(),
  file: z.string(),
  line: z.number(),
  tests: z.array(
    z.object({
      results: z.array(z.object({ errors: z.array(z.object({ message: z.string().optional() })) })),
    }),
  ),
});
const Suite = z.object({
  specs: z.array(Spec).default([]),
  get suites() {
    return z.array(Suite).default([]);
  },
});
const PlaywrightReport = z.object({ suites: z.array(Suite) });

/** A test's name and the first lines of its message, for the end of the output. */
function inFewLines(title: string, place: string, message: string): string {
  const lines = stripVTControlCharacters(message).split('\n').slice(0, LINES_MAX);
  return [`${title} (${place})`, ...lines.map((line) => `  ${line}`)].join('\n').trimEnd();
}

/** @returns null if the report is missing or unreadable, which the tally counts as a failure */
function read<T>(file: string, schema: z.ZodType<T>): T | null {
  return existsSync(file) ? (schema.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data ?? null) : null;
}

export function failedInVitest(file: string): string[] {
  return (read(file, VitestReport)?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const place = relative(PROJECT, name);
    const failed = assertionResults.filter((result) => result.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [inFewLines('The file failed', place, message)];
    return failed.map((result) => inFewLines(result.fullName, place, result.failureMessages?.join('\n') ?? ''));
  });
}

function specsOf({ specs, suites }: z.infer<typeof Suite>): z.infer<typeof Spec>[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

export function failedInPlaywright(file: string): string[] {
  const failed = (read(file, PlaywrightReport)?.suites ?? []).flatMap(specsOf).filter(({ ok }) => !ok);
  return failed.map(({ title, file: place, line, tests }) => {
    const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
    return inFewLines(title, `e2e/${place}:${line}`, errors.map(({ message }) => message ?? '').join('\n'));
  });
}

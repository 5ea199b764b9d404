const KB = 1_024;

/** How much a request may carry, by its path. What is not listed is a form of a page or of Better Auth. */
const LIMITS: readonly (readonly [path: RegExp, bytesMax: number])[] = [
  [/^\/api\/stripe\/webhook$/, 1_024 * KB],
  [/^\/api\/trpc\//, 256 * KB],
];
const OTHERWISE = 16 * KB;

export function bodyBytesMax(path: string): number {
  return LIMITS.find(([pattern]) => pattern.test(path))?.[1] ?? OTHERWISE;
}

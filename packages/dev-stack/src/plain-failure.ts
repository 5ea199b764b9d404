/** A failure whose message has the remedy; it is shown without a stack trace. */
export class PlainFailure extends Error {
  override name = 'PlainFailure';
}

export function sentenceOf(error: unknown): string {
  if (error instanceof PlainFailure) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

export type Report = (error: unknown, where: { requestId: string; path: string }) => void;

/** Writes one line of JSON to stderr. The client gets only the request id, which identifies this line. */
export const report: Report = (error, where) => {
  const { name, message, stack, cause } = error instanceof Error ? error : new Error(String(error));
  // The message of a library often names only a step; the cause has the reason.
  const because = cause instanceof Error ? { cause: cause.message } : {};
  process.stderr.write(
    `${JSON.stringify({ level: 'error', at: new Date().toISOString(), ...where, name, message, ...because, stack })}\n`,
  );
};

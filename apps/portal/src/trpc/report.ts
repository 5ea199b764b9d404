export type Report = (error: unknown, where: { requestId: string; path: string }) => void;

/** One line of JSON on stderr. The reader is told the request id alone; this line is what it leads to. */
export const report: Report = (error, where) => {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  process.stderr.write(
    `${JSON.stringify({ level: 'error', at: new Date().toISOString(), ...where, name, message, stack })}\n`,
  );
};

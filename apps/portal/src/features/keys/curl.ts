/** A POST in four lines for a POSIX shell. The key stays in the environment, out of the shell's history. */
export function curlOf(url: string, body: unknown): string {
  const json = JSON.stringify(body).replaceAll("'", String.raw`'\''`);
  return [
    `curl -X POST ${url} \\`,
    `  -H "X-API-Key: $GRAHA_API_KEY" \\`,
    `  -H "Content-Type: application/json" \\`,
    `  -d '${json}'`,
  ].join('\n');
}

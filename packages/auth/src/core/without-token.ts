type Shape = Record<string, unknown>;

const isShape = (value: unknown): value is Shape => typeof value === 'object' && value !== null;

/** A session's token belongs in its cookie, which no script can read. */
export async function withoutToken(response: Response): Promise<Response> {
  if (!response.headers.get('content-type')?.includes('json')) return response;
  const body: unknown = await response.json();
  const headers = new Headers(response.headers); // Keeps several cookies apart.
  headers.delete('content-length');
  return new Response(JSON.stringify(bare(body)), { status: response.status, headers });
}

function bare(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(bare);
  if (!isShape(value)) return value;
  const { token: _token, ...rest } = value;
  return Object.fromEntries(Object.entries(rest).map(([name, inner]) => [name, bare(inner)]));
}

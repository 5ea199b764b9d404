import type { BatchBehaviour } from './batch-behaviours.ts';
import { startServer } from './scripted-api.ts';

type Asked = { calls: { id: string; input: { year: number } }[] };
export type SeenRequest = { path: string; key: string; name: string; ids: number[]; bytes: number; atMs: number };

/** Starts an API on a free port that answers each call of a batch by the rule of a behaviour. */
export async function startBatchApi({ failureOf = () => null, refusal, odd }: BatchBehaviour) {
  const requests: SeenRequest[] = [];
  const server = await startServer(({ path, headers, text, atMs }, response) => {
    // Safe: the client under test sent it, and the behaviours check its form.
    const { calls } = JSON.parse(text) as Asked;
    const number = requests.length;
    requests.push({
      path,
      key: String(headers['x-api-key']),
      name: String(headers['idempotency-key']),
      ids: calls.map(({ id }) => Number(id)),
      bytes: Buffer.byteLength(text),
      atMs,
    });
    const answer = refusal
      ? { detail: `This is ${refusal.code}.`, retryable: false, ...refusal }
      : (odd ?? { results: calls.map((call) => resultOf(call, failureOf(Number(call.id), number))) });
    response.writeHead(refusal?.status ?? 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer));
  });
  return { ...server, requests };
}

function resultOf(
  { id, input }: Asked['calls'][number],
  failure: ReturnType<NonNullable<BatchBehaviour['failureOf']>>,
) {
  const facts = {
    id,
    status: failure?.status ?? 200,
    credits: failure ? 0 : 1,
    request_id: `req_${id}`,
    replayed: false,
  };
  if (failure === null) return { ...facts, answer: { year: input.year } };
  const { code, status, retryable, retryAfter } = failure;
  return { ...facts, retry_after: retryAfter, error: { detail: `This is ${code}.`, code, status, retryable } };
}

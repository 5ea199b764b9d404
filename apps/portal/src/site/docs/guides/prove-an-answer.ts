import type { WrittenArticle } from '../block.ts';
import { installBlock, settingsBlocks } from './before.ts';

const PROVE = `import { ReceiptError, verify } from '@graha/sdk';

const baseUrl = process.env.GRAHA_API_URL;
const url = \`\${baseUrl}/api/v1/kundali/basic\`;
const birth = { year: 1995, month: 6, date: 21, hours: 14, minutes: 30, latitude: 12.9716, longitude: 77.5946, timezone: 5.5 };
const { status, headers, body } = await fetch(url, {
  method: 'POST',
  headers: { 'x-api-key': process.env.GRAHA_API_KEY, 'content-type': 'application/json', 'graha-sign': '1' },
  body: JSON.stringify(birth),
}).then(async (answer) => ({ status: answer.status, headers: answer.headers, body: await answer.text() }));

const answer = { status, headers, body, method: 'POST', url };
const { requestId, at, engineVersion } = await verify(answer, { baseUrl });
console.log(\`\${requestId} was given at \${at.toISOString()} by \${engineVersion}\`);

const changed = { ...answer, body: body.replace('1', '2') };
await verify(changed, { baseUrl }).catch((error) => console.log(error instanceof ReceiptError && error.problem));`;

export const PROVE_GUIDE: WrittenArticle = {
  title: 'Prove an answer',
  lead: 'Show somebody else that an answer is ours, when it was given, and that no byte was changed.',
  sections: [
    { id: 'before', title: 'Before you begin', blocks: [...settingsBlocks, installBlock('proved')] },
    {
      id: 'digest',
      title: 'Every answer has a digest',
      blocks: [
        {
          kind: 'text',
          text: 'The answers of operations have `Content-Digest` (RFC 9530): the SHA-256 of the bytes that were sent, errors, pictures and batches included. These answers are never compressed by the API; a proxy that compresses them changes the content, so verify the bytes that the API sent. An answer to HEAD has no content and so no digest, and so has a 304. A file of stored births is a stream, whose digest would be known too late for a header.',
        },
      ],
    },
    {
      id: 'ask',
      title: 'Ask for a signature',
      blocks: [
        {
          kind: 'text',
          text: 'With `Graha-Sign: 1` a successful answer also has `Signature` and `Signature-Input` (RFC 9421, Ed25519). The signature covers the status, the digest, the media type, the request id, the version, the ledger entry and the time, and of the request the method, path and query. If your request has a right `Content-Digest`, it is covered too, and proves the question with the answer. Keep the headers with the bytes.',
        },
        { kind: 'code', title: 'prove.mjs', code: PROVE },
        { kind: 'code', title: 'Terminal', code: "node prove.mjs | grep -A1 'was given at'" },
      ],
    },
    {
      id: 'verify',
      title: 'Verify it',
      blocks: [
        {
          kind: 'text',
          text: 'The page [Verify an answer](/verify-answer) does it in the browser and sends nothing. In a program, each of our clients has one call, and any implementation of RFC 9421 works: the public keys are at `/.well-known/http-message-signatures-directory`, by the thumbprint that `keyid` has.',
        },
        {
          kind: 'list',
          items: [
            'Python: `verify(base_url=…, status=…, headers=…, body=…, method=…, url=…)`, installed with `graha[verify]`. Go: `client.Verify(ctx, graha.SignedAnswer{…})`. PHP: `$graha->verify($answer, $method, $url)`.',
            'A receipt does not expire. An answer that was signed more than five minutes in the future is refused.',
            'A repeat under an `Idempotency-Key` is signed anew: its request id is its own, and the ledger entry is that of the first call.',
            'A key that leaked is removed from the directory. What it signed no longer verifies, and a verifier may keep the directory for an hour.',
          ],
        },
      ],
    },
    {
      id: 'receipt',
      title: 'Ask for the receipt',
      blocks: [
        {
          kind: 'text',
          text: 'For 30 days `GET /api/v1/receipts/{request_id}` repeats operation, time, cost, digest, version and ledger entry, to any secret key of the workspace, also if the answer was not signed. Each call of a batch has its own request id, and its receipt has the digest of the bytes of its `answer`. The digest is in the request log, not in the ledger entry: the charge is durable before the answer is complete. A call through MCP has a receipt without a digest, because its answer is shortened.',
        },
      ],
    },
  ],
  next: { label: 'Which almanac', href: '/docs/guides/almanac' },
};

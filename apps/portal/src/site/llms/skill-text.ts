import { fullPriceText } from '@graha/catalog/operation/price';
import { API_ERRORS } from '@graha/domain/core/api-errors';
import { OWN_OPERATIONS } from '../../shared/operations.ts';
import { REFERENCE_FAMILIES } from '../reference/operations.ts';
import type { Addresses } from './llms-text.ts';

const EXAMPLE = OWN_OPERATIONS.find(({ id }) => id === 'kundali/basic');
const RETRYABLE = Object.entries(API_ERRORS).filter(([, { retryable }]) => retryable);

/** Returns instructions for an agent that uses the service: https://agentskills.io. */
export const skillText = ({ portalUrl, apiUrl }: Addresses): string =>
  [
    '---',
    'name: graha',
    'description: Computes Vedic and Western astrology over HTTP. Use it for birth charts, panchang and calendars, divisional charts, dashas, transits, matching of two people, Western charts and numerology, in place of positions from memory.',
    '---',
    '',
    '# Graha',
    '',
    '## Before the first call',
    '',
    `A person makes a key at ${portalUrl}/sign-up and puts it into the environment as GRAHA_API_KEY. Never ask for it in a conversation, and never write it into a file of a repository.`,
    '',
    `An assistant that speaks MCP connects to ${apiUrl}/mcp with the key as a bearer token, and needs nothing of what follows.`,
    '',
    '## A call',
    '',
    '```shell',
    `curl ${apiUrl}${EXAMPLE?.path ?? ''} \\`,
    '  -H "X-API-Key: $GRAHA_API_KEY" -H "Content-Type: application/json" \\',
    `  -d '${JSON.stringify(EXAMPLE?.example)}'`,
    '```',
    '',
    `- Find the place first: \`GET ${apiUrl}/api/v1/places?q=Ujj\` gives latitude, longitude and IANA time zone, for free.`,
    '- Send `timezone` by name (`Asia/Kolkata`): it is resolved for the date. Ask for the time of birth and say how sure it is: four minutes move the ascendant by a degree.',
    '- The same input gives the same answer. `metadata` says by which rules.',
    `- Many calls: \`POST ${apiUrl}/api/v1/batch\`. Many days: \`${apiUrl}/api/v1/range/…\`.`,
    '- A short text in the place of JSON: send `Accept: text/markdown` to any operation. It has at most 4 kB, names the request and the settings, and says which rows it leaves out.',
    '- A picture: send `Accept: image/svg+xml` or `image/png` to an operation that has one; `?style=`, `?size=`, `?theme=` and `?text=` choose its form.',
    '',
    '## Credits and errors',
    '',
    '- Only a 2xx is charged; `X-Credits-Cost` and `X-Credits-Remaining` say how much. Send an `Idempotency-Key` with each call: a repeat under it costs nothing.',
    '- A 422 names every member that is wrong, and what it must be. Correct it and send it again.',
    `- Try again, after \`Retry-After\`, what has \`"retryable": true\`: ${RETRYABLE.map(([code]) => `\`${code}\``).join(', ')}. Everything else needs another request or a person.`,
    `- Each error has a page: ${portalUrl}/docs/errors/{code}.md`,
    '',
    '## Which operation',
    '',
    `Each has a page with its fields and an example: ${portalUrl}/reference/{operation}.md. The whole contract is ${apiUrl}/openapi.json.`,
    ...REFERENCE_FAMILIES.flatMap(({ title, summary, operations }) => [
      '',
      `### ${title}`,
      '',
      summary,
      '',
      ...operations
        .filter(({ aliasOf }) => aliasOf === undefined)
        .map((operation) => `- \`${operation.id}\`: ${operation.summary} ${fullPriceText(operation)}.`),
    ]),
    '',
  ].join('\n');

import { z } from 'zod';
import { PriceList } from '../meter/price-list.ts';
import { Usage } from '../call/usage.ts';
import { unchargedPath } from './uncharged-path.ts';

const Status = z.strictObject({
  status: z.string().describe('State of the service in one word, such as live or ready.'),
});

export const SYSTEM_TAGS = [
  { name: 'system', description: 'What is left, what it costs, and whether the service is well. Costs nothing.' },
];

/** The uncharged routes in OpenAPI, merged into the catalogue's document. */
export const SYSTEM_PATHS: Record<string, object> = {
  '/api/v1/usage': unchargedPath('usage', {
    summary: 'What is left of this period, and until when.',
    description: 'Credits and calls of the workspace that the key belongs to. Counts against the rate limit.',
    output: Usage,
    refusals: [401, 403, 429, 503],
  }),
  '/api/v1/operations': unchargedPath('operations', {
    summary: 'Every operation with its price.',
    description: 'The price list as data, without a key.',
    output: PriceList,
    isPublic: true,
    refusals: [405, 429],
  }),
  '/health/live': unchargedPath('healthLive', {
    summary: 'Whether the process answers.',
    description: 'For whatever restarts processes that hang.',
    output: Status,
    isPublic: true,
    refusals: [405],
  }),
  '/health/ready': unchargedPath('healthReady', {
    summary: 'Whether calls can be served; 503 while they cannot.',
    description: 'For whatever sends calls to replicas.',
    output: Status,
    isPublic: true,
    refusals: [405],
    alsoAnswers: { 503: 'Calls cannot be served now.' },
  }),
};

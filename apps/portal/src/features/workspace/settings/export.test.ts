import { expect, test } from 'vitest';
import type { Subscription } from '@graha/store/subscriptions/subscriptions';
import { everythingJson, requestsCsv, usageCsv, type Exported } from './export.ts';

const AT = new Date('2026-11-21T08:14:02Z');
const request = { tenantId: 't', keyId: null, requestId: 'req_1', at: AT, operation: 'kundali/basic', method: 'POST' };
const answered = { status: 402, code: '=cmd|"x",1', latencyMs: 2.5, credits: 0, isReplay: false };

const subscription: Subscription = {
  subscriptionId: 's',
  of: { target: 'sky' },
  kinds: ['eclipse'],
  daysAhead: 0,
  deliver: 'webhook',
  language: 'en',
  capCredits: null,
  status: 'active',
  stoppedBecause: null,
  stoppedUntil: null,
  calendarSince: null,
  canDeliver: true,
  spentCredits: 0,
  createdAt: AT,
};

const exported: Exported = {
  workspace: { tenantId: 't', name: 'Nadir "Tools"' },
  exportedAt: AT,
  account: async () => ({ plan: 'free' }),
  team: async () => ({ members: [], invitations: [] }),
  keys: async () => [],
  reportBrand: async () => ({ name: 'Nadir "Jyotish"' }),
  singleSignOn: async () => null,
  async *subscriptions() {
    yield subscription;
  },
  usage: async function* () {
    yield { day: '2026-11-21', operation: 'kundali/basic', keyId: 'k', calls: 2, credits: 2 };
  },
  async *requests() {
    yield { ...request, ...answered };
    yield { ...request, ...answered, requestId: 'req_2' };
  },
  async *events() {},
};

async function whole(pieces: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const piece of pieces) text += piece;
  return text;
}

test('everything is one JSON document, whatever names hold', async () => {
  const document: unknown = JSON.parse(await whole(everythingJson(exported)));
  expect(document).toMatchObject({
    workspace: { name: 'Nadir "Tools"' },
    reportBrand: { name: 'Nadir "Jyotish"' },
    subscriptions: [{ subscriptionId: 's', kinds: ['eclipse'] }],
    usage: [{ calls: 2 }],
    requests: [{ requestId: 'req_1' }, { requestId: 'req_2' }],
    events: [],
  });
});

test('a table is a line of names and a line for each row, and no cell is a formula', async () => {
  expect(await whole(usageCsv(exported))).toBe(
    'day,operation,keyId,calls,credits\r\n2026-11-21,kundali/basic,k,2,2\r\n',
  );
  const [names, first] = (await whole(requestsCsv(exported))).split('\r\n');
  expect(names).toBe('at,requestId,operation,method,status,code,latencyMs,credits,isReplay,keyId,userAgent,problems');
  expect(first).toBe(`2026-11-21T08:14:02.000Z,req_1,kundali/basic,POST,402,"'=cmd|""x"",1",2.5,0,false,,,`);
});

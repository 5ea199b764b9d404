import { EXAMPLE_BIRTH } from '@graha/catalog/request/birth';
import { InMemorySpanExporter, type ReadableSpan } from '@opentelemetry/sdk-trace-base';
import { expect, test } from 'vitest';
import { createOtelTracing } from './otel-tracing.ts';
import { unreachedError } from '../testing/faulty-ledger.ts';
import { queryOf } from '../testing/query-of.ts';
import { appWith } from '../testing/app-with.ts';

const PATH = '/api/v1/kundali/basic';
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = '00f067aa0ba902b7';
const ERROR_STATUS = 2;

async function traced(...[overrides = {}, through]: Parameters<typeof appWith>) {
  const exporter = new InMemorySpanExporter();
  const tracing = await createOtelTracing('engine 1', exporter);
  const on = appWith({ ...overrides, tracing }, through);
  const post = (headers: Record<string, string>, payload: object = EXAMPLE_BIRTH) =>
    on.app.inject({ method: 'POST', url: PATH, headers, payload });
  const spans = async (): Promise<ReadableSpan[]> => {
    await tracing.flush();
    return exporter.getFinishedSpans();
  };
  return { ...on, post, spans, tracing };
}

const named = (spans: readonly ReadableSpan[], name: string): ReadableSpan | undefined =>
  spans.find((span) => span.name === name);

test('a call is one span with its parts, in the trace that the client began', async () => {
  const { issue, post, spans } = await traced();
  const key = issue();
  const answer = await post({ 'x-api-key': key.text, traceparent: `00-${TRACE}-${PARENT}-01` });
  const all = await spans();
  expect(all.map(({ name }) => name).toSorted()).toEqual([`POST ${PATH}`, 'authenticate', 'charge', 'compute']);
  const request = named(all, `POST ${PATH}`);
  expect(request?.spanContext().traceId).toBe(TRACE);
  expect(request?.parentSpanContext?.spanId).toBe(PARENT);
  expect(request?.attributes).toEqual({
    'http.request.method': 'POST',
    'http.route': PATH,
    'http.response.status_code': 200,
    'graha.request_id': answer.headers['x-request-id'],
    'graha.tenant_id': key.record.tenantId,
    'graha.key_id': key.record.keyId,
    'graha.credits': 1,
  });
  for (const part of ['authenticate', 'compute', 'charge']) {
    expect(named(all, part)?.parentSpanContext?.spanId).toBe(request?.spanContext().spanId);
  }
  expect(named(all, 'charge')?.attributes).toEqual({ 'graha.batch_size': 1, 'graha.commit_ms': expect.any(Number) });
  expect(request?.resource.attributes).toMatchObject({ 'service.name': 'graha-api', 'service.version': 'engine 1' });
});

test('calls that share a transaction say how many they were', async () => {
  const { issue, post, spans } = await traced();
  const key = issue();
  await Promise.all(Array.from({ length: 7 }, () => post({ 'x-api-key': key.text })));
  const charges = (await spans()).filter(({ name }) => name === 'charge');
  const sizes = charges.map(({ attributes }) => attributes['graha.batch_size']);
  expect(sizes).toHaveLength(7);
  expect(Math.max(...sizes.map(Number))).toBeGreaterThan(1);
});

test('a span that failed says with which code, and where', async () => {
  const { issue, post, spans } = await traced({}, (ledger) => ({
    ...ledger,
    chargeBatch: () => Promise.reject(unreachedError()),
  }));
  expect((await post({ 'x-api-key': issue().text })).statusCode).toBe(503);
  const all = await spans();
  expect(named(all, `POST ${PATH}`)).toMatchObject({
    status: { code: ERROR_STATUS, message: 'metering_unavailable' },
    attributes: { 'error.type': 'metering_unavailable', 'graha.credits': 0 },
  });
  expect(named(all, 'charge')?.status.code).toBe(ERROR_STATUS);
  expect(named(all, 'compute')?.status.code).toBe(0);
});

test('no span holds anything that was sent: no birth data, no key, no address', async () => {
  const { issue, post, spans, app } = await traced();
  const key = issue();
  const birth = { ...EXAMPLE_BIRTH, latitude: 12.345678, longitude: 98.765432 };
  await post({ 'x-api-key': key.text, 'user-agent': 'somebody@example.com' }, birth);
  await post({ 'x-api-key': key.text }, { ...birth, latitude: '12.345678' });
  await post({ authorization: 'Bearer somebody@example.com' }, birth);
  const headers = { 'x-api-key': key.text };
  await app.inject({ url: `${PATH}?${queryOf(birth)}`, headers });
  await app.inject({ url: `/api/v1/12.345678?${queryOf(birth)}`, headers });
  const exported = (await spans()).map(({ name, attributes, events, links, status }) => ({
    name,
    attributes,
    events,
    links,
    status,
  }));
  expect(exported.length).toBeGreaterThan(8);
  const text = JSON.stringify(exported);
  for (const secret of ['12.345678', '98.765432', key.text, key.text.slice(-20), 'somebody', '127.0.0.1', 'year']) {
    expect(text).not.toContain(secret);
  }
});

test('a line of the log names the trace, and without a tracer it names none', async () => {
  const { issue, post, logged } = await traced();
  await post({ 'x-api-key': issue().text, traceparent: `00-${TRACE}-${PARENT}-01` });
  expect(logged.join('')).toContain(`"trace_id":"${TRACE}"`);
  const untraced = appWith();
  await untraced.app.inject({ url: '/health/live' });
  expect(untraced.logged.join('')).not.toContain('trace_id');
});

test('a collector that does not answer holds up no stop', async () => {
  const exporter = new InMemorySpanExporter();
  exporter.export = () => undefined;
  const tracing = await createOtelTracing('engine 1', exporter);
  const { app, issue } = appWith({ tracing });
  await app.inject({ method: 'POST', url: PATH, headers: { 'x-api-key': issue().text }, payload: EXAMPLE_BIRTH });
  const startedMs = performance.now();
  await tracing.close();
  expect(performance.now() - startedMs).toBeLessThan(25_000); // OpenTelemetry gives up an export after 30 s.
});

import type * as otel from '@opentelemetry/api';
import type { Span, SpanStatus, Tracer } from '@opentelemetry/api';
import type { W3CTraceContextPropagator } from '@opentelemetry/core';
import type { SpanExporter } from '@opentelemetry/sdk-trace-base';
import type { RequestTrace, TracedAnswer, TracedRequest, Tracing } from './tracing.ts';

const CLOSE_MS = 1_000;

type Api = typeof otel;

/**
 * Traces each request and its parts with OpenTelemetry. Its own `OTEL_…` variables set sampling, limits and headers of
 * the exporter. The packages are loaded here, because they take as long as the rest of the start.
 */
export async function createOtelTracing(
  engineVersion: string,
  exporter?: SpanExporter,
): Promise<Tracing & { flush(): Promise<void> }> {
  const [api, core, resources, sdk, otlp] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/core'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/sdk-trace-base'),
    import('@opentelemetry/exporter-trace-otlp-http'),
  ]);
  const provider = new sdk.BasicTracerProvider({
    resource: resources
      .defaultResource()
      .merge(resources.resourceFromAttributes({ 'service.name': 'graha-api', 'service.version': engineVersion }))
      .merge(resources.detectResources({ detectors: [resources.envDetector] })),
    spanProcessors: [new sdk.BatchSpanProcessor(exporter ?? new otlp.OTLPTraceExporter())],
  });
  const tracer = provider.getTracer('graha-api');
  const carrier = new core.W3CTraceContextPropagator();
  const patience = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, CLOSE_MS).unref());
  return {
    begin: (request) => beginRequest(api, tracer, carrier, request),
    flush: () => provider.forceFlush(),
    close: () => Promise.race([provider.shutdown(), patience()]),
  };
}

function beginRequest(
  api: Api,
  tracer: Tracer,
  carrier: W3CTraceContextPropagator,
  request: TracedRequest,
): RequestTrace {
  const { method, route, requestId, headers } = request;
  const parent = carrier.extract(api.ROOT_CONTEXT, headers, api.defaultTextMapGetter);
  const attributes = { 'http.request.method': method, 'http.route': route, 'graha.request_id': requestId };
  const span = tracer.startSpan(`${method} ${route}`, { kind: api.SpanKind.SERVER, attributes }, parent);
  const inside = api.trace.setSpan(parent, span);
  let part: Span | null = null;
  return {
    traceId: span.spanContext().traceId,
    part(name) {
      part?.end();
      part = tracer.startSpan(name, {}, inside);
    },
    note: (facts) => void part?.setAttributes(facts),
    end(answer) {
      const failure = failureOf(api, answer);
      span.setAttributes(attributesOf(answer));
      if (answer.status >= 500) span.setStatus(failure);
      if (answer.status >= 400) part?.setStatus(failure);
      part?.end();
      span.end();
    },
  };
}

const attributesOf = ({ status, code, tenantId, keyId, cost }: TracedAnswer): Record<string, string | number> => ({
  'http.response.status_code': status,
  'graha.credits': cost,
  ...(code === null ? {} : { 'error.type': code }),
  ...(tenantId === null ? {} : { 'graha.tenant_id': tenantId }),
  ...(keyId === null ? {} : { 'graha.key_id': keyId }),
});

const failureOf = (api: Api, { code, status }: TracedAnswer): SpanStatus => ({
  code: api.SpanStatusCode.ERROR,
  message: code ?? String(status),
});

import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Attributes, Context, Span } from '@opentelemetry/api'
import { processWide } from '@/model/processWide'

/*
 * Traces by OpenTelemetry, for who configures an endpoint; without one nothing of its packages is loaded. What a span says is
 * written here and by its callers: names of routes and numbers, nothing that a visitor sent. Next, which would write
 * whole addresses, is not told of the tracer.
 */

interface Tracing {
  /** Begins a span: a request's, one below that which is under way, or one alone. */
  begin(name: string, attributes: Attributes, as: 'request' | 'part' | 'alone'): Span
  /** Runs work below a span. */
  run<T>(span: Span, work: () => T): T
  /** The span that is under way. */
  current(): Span | undefined
}

const shared = processWide<Tracing>('traces')

/** A receiver that is away must not hold up the end of the process. */
const EXPORT_LIMIT_MS = 3000
/** OpenTelemetry's code of a span that failed. */
const ERROR = 2

/**
 * Sends traces to an OTLP endpoint (HTTP, JSON) from now on. OTEL_TRACES_SAMPLER and its argument are OpenTelemetry's own.
 * @param endpoint without `/v1/traces`
 * @returns sends what waits, and ends it
 */
export async function startTraces(endpoint: string): Promise<() => Promise<void>> {
  const [
    { ROOT_CONTEXT, SpanKind, trace },
    { BasicTracerProvider, BatchSpanProcessor },
    { OTLPTraceExporter },
  ] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace-base'),
    import('@opentelemetry/exporter-trace-otlp-http'),
  ])
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    timeoutMillis: EXPORT_LIMIT_MS,
  })
  const provider = new BasicTracerProvider({ spanProcessors: [new BatchSpanProcessor(exporter)] })
  const tracer = provider.getTracer('shalya')
  const under = new AsyncLocalStorage<Context>()
  shared.value = {
    begin: (name, attributes, as) =>
      tracer.startSpan(
        name,
        { attributes, kind: as === 'request' ? SpanKind.SERVER : SpanKind.INTERNAL },
        (as === 'part' && under.getStore()) || ROOT_CONTEXT,
      ),
    run: (span, work) => under.run(trace.setSpan(under.getStore() ?? ROOT_CONTEXT, span), work),
    current: () => trace.getSpan(under.getStore() ?? ROOT_CONTEXT),
  }
  return async () => {
    shared.value = undefined
    await provider.shutdown()
  }
}

/**
 * Work as a span, where traces are sent.
 * @param as `alone` is what is done for many requests at once
 * @throws what the work throws
 */
export async function traced<T>(
  name: string,
  attributes: Attributes,
  work: () => Promise<T>,
  as: 'part' | 'alone' = 'part',
): Promise<T> {
  const tracing = shared.value
  if (!tracing) return work()
  const span = tracing.begin(name, attributes, as)
  try {
    return await tracing.run(span, work)
  } catch (error) {
    span.setStatus({ code: ERROR })
    throw error
  } finally {
    span.end()
  }
}

/** Says of the request that is being answered which route it takes, or what else is known of it now. */
export const setSpanAttributes = (attributes: Attributes): void =>
  void shared.value?.current()?.setAttributes(attributes)

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** An answer to requests, each as a span; where no traces are sent, as it is. */
export function tracedAnswer(answer: Answer): Answer {
  const tracing = shared.value
  if (!tracing) return answer
  return (request, response) => {
    const span = tracing.begin('request', { 'http.request.method': request.method ?? '' }, 'request')
    response.once('close', () => {
      span.setAttribute('http.response.status_code', response.statusCode)
      if (response.statusCode >= 500) span.setStatus({ code: ERROR })
      span.end()
    })
    tracing.run(span, () => answer(request, response))
  }
}

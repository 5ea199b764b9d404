import 'server-only';
import { TRPCError } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';

export type Download = {
  fileName: string;
  type: 'text/csv' | 'application/json' | 'application/x-ndjson';
  body: string | ReadableStream<Uint8Array>;
};

/** Responds with a file for a member. An error of a procedure becomes its status and message. */
export async function downloadOf(make: () => Promise<Download>): Promise<Response> {
  try {
    const { fileName, type, body } = await make();
    return new Response(body, {
      headers: {
        'content-type': `${type}; charset=utf-8`,
        'content-disposition': `attachment; filename="${fileName}"`,
        'cache-control': 'private, no-store',
      },
    });
  } catch (error) {
    if (!(error instanceof TRPCError) || error.code === 'INTERNAL_SERVER_ERROR') throw error;
    return Response.json({ message: error.message }, { status: getHTTPStatusCodeFromError(error) });
  }
}

/**
 * Streams pieces of a text, so that the whole file is never in memory. Next neither reads nor cancels the body for a client that
 * has left before it begins, so the signal of the request ends the pieces too.
 */
export function streamOf(pieces: AsyncGenerator<string>, signal?: AbortSignal): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const end = async (): Promise<void> => void (await pieces.return(undefined));
  return new ReadableStream({
    async start(controller) {
      await advance(controller); // Only pieces that have begun run their last steps when they are ended.
      if (signal?.aborted) await end();
      signal?.addEventListener('abort', () => void end().catch((error: unknown) => controller.error(error)), { once: true }); // prettier-ignore
    },
    pull: (controller) => advance(controller),
    cancel: end,
  });

  async function advance(controller: ReadableStreamDefaultController<Uint8Array>): Promise<void> {
    const { done, value } = await pieces.next();
    if (done) controller.close();
    else controller.enqueue(encoder.encode(value));
  }
}

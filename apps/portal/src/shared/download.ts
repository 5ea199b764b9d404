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

/** Streams pieces of a text, so that the whole file is never in memory. */
export function streamOf(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: async () => void (await pieces.return(undefined)),
  });
}

import 'server-only';
import { TRPCError } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';

export type Download = {
  fileName: string;
  type: 'text/csv' | 'application/json' | 'application/x-ndjson';
  body: string | ReadableStream<Uint8Array>;
};

/** Answers with a file for a member. An error of a procedure becomes its status and message. */
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

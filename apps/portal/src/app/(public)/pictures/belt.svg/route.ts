import { skyOfThisMinute } from '../../../../server/sky-of-minute/read-sky.ts';
import { beltFile } from '../../../../site/landing/belt.ts';

/** The zodiac belt of this minute as a file, so that the landing page carries its address and not its 600 elements. */
export const revalidate = 60;

export async function GET(): Promise<Response> {
  return new Response(beltFile(await skyOfThisMinute()), {
    headers: { 'content-type': 'image/svg+xml; charset=utf-8', 'cache-control': 'public, max-age=60' },
  });
}

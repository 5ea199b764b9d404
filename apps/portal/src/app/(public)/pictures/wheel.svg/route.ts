import { skyOfThisMinute } from '../../../../server/sky-of-minute/read-sky.ts';
import { nightWheel } from '../../../../shared/night-wheel.ts';
import { pictureFile } from '../../../../shared/picture-file.ts';

/** The wheel of this minute as a file, so that the pages of an account carry its address and not its 500 elements. */
export const revalidate = 60;

export async function GET(): Promise<Response> {
  return new Response(pictureFile(nightWheel(await skyOfThisMinute())), {
    headers: { 'content-type': 'image/svg+xml; charset=utf-8', 'cache-control': 'public, max-age=60' },
  });
}

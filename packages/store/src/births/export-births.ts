import type { TenantContext } from '../postgres/context.ts';
import { type Birth, type BirthCursor, listBirths } from './births.ts';

const PAGE = 1_000;

/** Yields every stored birth, newest first, in pages. A birth that is stored meanwhile may be missing. */
export async function* allBirths(ctx: TenantContext): AsyncGenerator<Birth[]> {
  let after: BirthCursor | null = null;
  for (;;) {
    const page: Birth[] = await listBirths(ctx, { limit: PAGE, after });
    yield page;
    const last = page.at(-1);
    if (page.length < PAGE || !last) return;
    after = last;
  }
}

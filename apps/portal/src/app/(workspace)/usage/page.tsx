import type { Metadata } from 'next';
import { USAGE_TEXT } from '../../../features/usage/text.ts';
import { UsageRoom } from '../../../features/usage/usage-room.tsx';
import { UsageWish } from '../../../features/usage/wish.ts';
import { api } from '../../../trpc/server.ts';

export const metadata: Metadata = { title: USAGE_TEXT.title };

export default async function UsagePage({ searchParams }: PageProps<'/usage'>) {
  const [{ usage }, asked] = await Promise.all([api(), searchParams]);
  const wish = UsageWish.parse(asked);
  return <UsageRoom initial={await usage.read(wish)} asked={wish} />;
}

import { may } from '@graha/domain/team/roles';
import { SkeletonText } from '@graha/ui/skeleton.tsx';
import { TRPCError } from '@trpc/server';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Suspense } from 'react';
import { z } from 'zod';
import { BirthChart } from '../../../../features/births/birth-chart.tsx';
import { BirthPage } from '../../../../features/births/birth-page.tsx';
import type { ShownBirth } from '../../../../features/births/births-path.ts';
import { birthGroup, birthSnippets } from '../../../../features/births/page-data.ts';
import { api, member } from '../../../../server/server.ts';

export const metadata: Metadata = { title: 'Birth' };

export default async function BirthRoute({ params }: PageProps<'/births/[id]'>) {
  const [{ sight }, { id }] = await Promise.all([member(), params]);
  const birth = may(sight, 'births.read') ? await birthOf(id) : notFound();
  return (
    <BirthPage
      initial={birth}
      group={birthGroup()}
      mayManage={may(sight, 'births.manage')}
      snippets={birthSnippets(birth)}
      chart={
        <Suspense fallback={<SkeletonText lines={6} />}>
          <BirthChart birth={birth.birth} />
        </Suspense>
      }
    />
  );
}

/** A birth of another workspace gives the same page as one that does not exist. */
async function birthOf(id: string): Promise<ShownBirth> {
  if (!z.uuid().safeParse(id).success) notFound();
  const { births } = await api();
  try {
    return await births.one({ birthId: id });
  } catch (error) {
    if (error instanceof TRPCError && error.code === 'NOT_FOUND') notFound();
    throw error;
  }
}

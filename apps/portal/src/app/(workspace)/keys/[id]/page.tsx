import { may } from '@graha/domain/team/roles';
import { TRPCError } from '@trpc/server';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { z } from 'zod';
import { exampleCurl, feedChoices, scopeFamilies } from '../../../../features/keys/page-data.ts';
import { KeyPage } from '../../../../features/keys/key-page.tsx';
import type { KeyDetails } from '../../../../features/keys/key.ts';
import { api, member } from '../../../../server/server.ts';

export const metadata: Metadata = { title: 'Key' };

export default async function KeyRoute({ params }: PageProps<'/keys/[id]'>) {
  const [{ sight }, { id }] = await Promise.all([member(), params]);
  return (
    <KeyPage
      initial={may(sight, 'keys.read') ? await readingOf(id) : notFound()}
      sight={sight}
      curl={exampleCurl()}
      feed={feedChoices()}
      families={scopeFamilies(may(sight, 'keys.delegate'))}
    />
  );
}

/** A key of another workspace gives the same page as one that does not exist. */
async function readingOf(id: string): Promise<KeyDetails> {
  if (!z.uuid().safeParse(id).success) notFound();
  const { keys } = await api();
  try {
    return await keys.get({ keyId: id });
  } catch (error) {
    if (error instanceof TRPCError && error.code === 'NOT_FOUND') notFound();
    throw error;
  }
}

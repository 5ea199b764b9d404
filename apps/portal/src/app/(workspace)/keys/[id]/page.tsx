import { may } from '@graha/domain/roles';
import { TRPCError } from '@trpc/server';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { z } from 'zod';
import { exampleCurl } from '../../../../features/keys/example-curl.ts';
import { KeyRoom } from '../../../../features/keys/key-room.tsx';
import type { KeyReading } from '../../../../features/keys/reading.ts';
import { scopeFamilies } from '../../../../features/keys/scope-families.ts';
import { KEYS_TEXT } from '../../../../features/keys/text.ts';
import { api, member } from '../../../../trpc/server.ts';

export const metadata: Metadata = { title: KEYS_TEXT.page.title };

export default async function KeyPage({ params }: PageProps<'/keys/[id]'>) {
  const [{ sight }, { id }] = await Promise.all([member(), params]);
  return (
    <KeyRoom
      initial={await readingOf(id)}
      mayManage={may(sight, 'keys.manage')}
      curl={exampleCurl()}
      families={scopeFamilies()}
    />
  );
}

/** Another workspace's key is here as one that does not exist. */
async function readingOf(id: string): Promise<KeyReading> {
  if (!z.uuid().safeParse(id).success) notFound();
  const { keys } = await api();
  try {
    return await keys.get({ keyId: id });
  } catch (error) {
    if (error instanceof TRPCError && error.code === 'NOT_FOUND') notFound();
    throw error;
  }
}

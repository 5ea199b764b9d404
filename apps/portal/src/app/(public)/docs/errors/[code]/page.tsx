import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { readErrors } from '../../../../../features/docs/api-document.ts';
import { ErrorArticle } from '../../../../../features/docs/error-article.tsx';

export const revalidate = 3600;

/** Codes come from the API: none is known when the pages are built, each is made when it is first asked for. */
export const generateStaticParams = (): { code: string }[] => [];

type Props = { params: Promise<{ code: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: (await params).code };
}

export default async function ErrorCodePage({ params }: Props) {
  const { code } = await params;
  const error = (await readErrors()).find((row) => row.code === code);
  if (error === undefined) notFound();
  return <ErrorArticle error={error} />;
}

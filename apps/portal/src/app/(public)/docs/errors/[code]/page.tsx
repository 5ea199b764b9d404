import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ErrorArticle } from '../../../../../site/docs/error-article.tsx';
import { DOCUMENTED_ERRORS } from '../../../../../site/docs/errors.ts';

export const dynamicParams = false;

type Params = { code: string };
type Props = { params: Promise<Params> };

export const generateStaticParams = (): Params[] => DOCUMENTED_ERRORS.map(({ code }) => ({ code }));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: (await params).code };
}

export default async function ErrorCodePage({ params }: Props) {
  const { code } = await params;
  const error = DOCUMENTED_ERRORS.find((row) => row.code === code);
  if (error === undefined) notFound();
  return <ErrorArticle error={error} />;
}

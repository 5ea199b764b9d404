import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cities } from '../../../../site/panchang/city-lists.ts';
import { indexMetadata } from '../../../../site/panchang/city-metadata.ts';
import { PanchangIndex } from '../../../../site/panchang/find/index-page.tsx';
import { languageOfSlug, PREFIXED_LANGUAGES } from '../../../../site/panchang/words/in-language.ts';

export const generateStaticParams = () => PREFIXED_LANGUAGES.map((language) => ({ language }));

type Props = PageProps<'/[language]/panchang'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const language = languageOfSlug((await params).language);
  return language === null ? {} : indexMetadata(language);
}

export default async function LocalIndexRoute({ params }: Props) {
  const language = languageOfSlug((await params).language);
  if (language === null) notFound();
  return <PanchangIndex all={[...(await cities()).values()]} language={language} />;
}

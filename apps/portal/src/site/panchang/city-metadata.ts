import type { Metadata } from 'next';
import { type City, PANCHANG_PATH } from './city.ts';
import { cityNameIn, languagesOf, pathIn, placeIn, wordsIn } from './words/in-language.ts';
import type { PageLanguage } from './words/page-words.ts';

/** Returns the metadata of a page that exists in every language of the pages. */
export const metadataIn = (
  language: PageLanguage,
  { title, description, path }: { title: string; description: string; path: string },
): Metadata => {
  const url = pathIn(language, path);
  return {
    title,
    description,
    alternates: { canonical: url, languages: languagesOf(path) },
    openGraph: { siteName: 'Graha', type: 'website', title, description, url },
  };
};

export const indexMetadata = (language: PageLanguage): Metadata => {
  const { title, lead: description } = wordsIn(language).index;
  return metadataIn(language, { title, description, path: PANCHANG_PATH });
};

export function cityMetadata(city: City, language: PageLanguage): Metadata {
  const { day } = wordsIn(language);
  const title = day.title(cityNameIn(language, city));
  return metadataIn(language, { title, description: day.description(placeIn(language, city)), path: city.path });
}

import type { Metadata } from 'next';
import type { City } from '../city.ts';
import { metadataIn } from '../city-metadata.ts';
import { cityNameIn, placeIn, wordsIn } from '../words/in-language.ts';
import type { PageLanguage } from '../words/page-words.ts';
import { yearPath } from './years.ts';

export function yearMetadata(city: City, year: number, language: PageLanguage): Metadata {
  const words = wordsIn(language).year;
  const title = words.metaTitle(year, cityNameIn(language, city));
  const description = words.description(year, placeIn(language, city));
  return metadataIn(language, { title, description, path: yearPath(city.path, year) });
}

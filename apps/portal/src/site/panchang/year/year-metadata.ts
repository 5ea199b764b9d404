import type { Metadata } from 'next';
import { type City, cityWords } from '../city.ts';
import { yearPath } from './years.ts';

export function yearMetadata(city: City, year: number): Metadata {
  const title = `Festivals ${year} in ${city.name}, by every almanac`;
  const description = `The festivals of ${year} in ${cityWords(city)} and the days on which the sky, the Surya Siddhanta and the Vakya part, each with the reason.`;
  const url = yearPath(city.path, year);
  return {
    title,
    description,
    alternates: { canonical: url },
    openGraph: { siteName: 'Graha', type: 'website', title, description, url },
  };
}

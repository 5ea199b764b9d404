import type { Metadata } from 'next';
import { type City, cityWords } from './city.ts';

export function cityMetadata(city: City): Metadata {
  const title = `Panchang today, ${city.name}`;
  const description = `Tithi, nakshatra, yoga, karana, sunrise, Rahu Kaal, choghadiya and festivals of today in ${cityWords(city)}.`;
  return {
    title,
    description,
    alternates: { canonical: city.path },
    openGraph: { siteName: 'Graha', type: 'website', title, description, url: city.path },
  };
}

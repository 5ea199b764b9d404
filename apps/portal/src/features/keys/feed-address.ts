import { FEED_NAME_LENGTH_MAX } from '@graha/domain/usage/feed';

/** The choices for a calendar feed; '' leaves a choice to the API. */
export type FeedAsked = {
  key: string;
  place: { name: string; latitude: number; longitude: number; zone: string };
  region: string;
  school: string;
  language: string;
};

/** Returns the address to which a calendar program subscribes. */
export function feedAddress(url: string, { key, place, region, school, language }: FeedAsked): string {
  const query = new URLSearchParams({
    key,
    latitude: String(place.latitude),
    longitude: String(place.longitude),
    timezone: place.zone,
    ...(region === '' ? {} : { region }),
    ...(school === '' ? {} : { school }),
    ...(language === '' ? {} : { language }),
    name: `Festivals, ${place.name}`.slice(0, FEED_NAME_LENGTH_MAX),
  });
  return `${url}?${query.toString()}`;
}

/** Returns the same address with the `webcal` scheme, for programs that subscribe by scheme. They then request it by https. */
export const webcalOf = (address: string): string => address.replace(/^https?:/, 'webcal:');

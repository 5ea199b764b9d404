import { expect, test } from 'vitest';
import { feedAddress, webcalOf } from './feed-address.ts';

const URL_OF_FEED = 'https://api.graha.dev/api/v1/panchang/festivals.ics';
const place = { name: 'Delhi & co', latitude: 28.65, longitude: 77.23, zone: 'Asia/Kolkata' };

test('the address has what was chosen, and leaves out what was not', () => {
  const address = feedAddress(URL_OF_FEED, { key: 'graha_pub_x', place, region: 'north', school: '', language: '' });
  expect(Object.fromEntries(new URL(address).searchParams)).toEqual({
    key: 'graha_pub_x',
    latitude: '28.65',
    longitude: '77.23',
    timezone: 'Asia/Kolkata',
    region: 'north',
    name: 'Festivals, Delhi & co',
  });
});

test('a long name of a place is cut to what the API takes', () => {
  const long = { ...place, name: 'x'.repeat(200) };
  const address = feedAddress(URL_OF_FEED, { key: 'k', place: long, region: '', school: '', language: '' });
  expect(new URL(address).searchParams.get('name')).toHaveLength(80);
});

test('webcal has the same address', () => {
  expect(webcalOf(`${URL_OF_FEED}?key=https:`)).toBe('webcal://api.graha.dev/api/v1/panchang/festivals.ics?key=https:');
});

import type { WrittenArticle } from '../block.ts';
import { CLIENT_CODE, installBlock, settingsBlocks } from './before.ts';

const CONVERT = `${CLIENT_CODE}

/** A request of FreeAstrologyAPI goes as it is; names of settings may keep their spelling there. */
const fromFreeAstrologyApi = {
  year: 2022,
  month: 8,
  date: 11,
  hours: 6,
  minutes: 0,
  seconds: 0,
  latitude: 17.38333,
  longitude: 78.4666,
  timezone: 5.5,
  config: { observation_point: 'geocentric', ayanamsha: 'lahiri' },
};

/** Prokerala names an instant, a pair of coordinates and a number for the ayanamsa. */
function fromProkerala({ datetime, coordinates, ayanamsa }) {
  const [, day, time, zone] = /^(.{10})T(.{8})(.+)$/.exec(datetime);
  const [year, month, date] = day.split('-').map(Number);
  const [hours, minutes, seconds] = time.split(':').map(Number);
  const [latitude, longitude] = coordinates.split(',').map(Number);
  const [sign, zoneHours, zoneMinutes] = [zone[0] === '-' ? -1 : 1, Number(zone.slice(1, 3)), Number(zone.slice(4))];
  const timezone = zone === 'Z' ? 0 : sign * (zoneHours + zoneMinutes / 60);
  const settings = { ayanamsa: { 1: 'lahiri', 3: 'raman', 5: 'krishnamurti' }[ayanamsa] };
  return { year, month, date, hours, minutes, seconds, latitude, longitude, timezone, settings };
}

const planets = await graha.planets.all(fromFreeAstrologyApi);
console.log(JSON.stringify(planets).slice(0, 120));

const query = { datetime: '2022-08-11T06:00:00+05:30', coordinates: '17.38333,78.4666', ayanamsa: 1 };
const chart = await graha.kundali.basic(fromProkerala(query));
console.log('Moon', chart.longitudes.Moon);`;

export const SWITCHING_GUIDE: WrittenArticle = {
  title: 'Switch from another API',
  lead: 'What requests and answers of FreeAstrologyAPI, Prokerala and AstrologyAPI are called here.',
  sections: [
    {
      id: 'names',
      title: 'Names of operations',
      blocks: [
        {
          kind: 'table',
          label: 'Operations',
          columns: ['There', 'Elsewhere', 'Here'],
          rows: [
            ['FreeAstrologyAPI', '`planets`, `planets/extended`', '`planets`, `planets/extended`'],
            ['FreeAstrologyAPI', '`navamsa-chart-info`', '`divisional/d9`'],
            ['FreeAstrologyAPI', '`match-making/ashtakoot-score`', '`matchmaking/ashtakoot`'],
            ['FreeAstrologyAPI', '`complete-panchang`', '`panchang/full`'],
            ['Prokerala', '`/v2/astrology/kundli`', '`kundali/complete`, `astrology/kundli`'],
            ['Prokerala', '`/v2/astrology/panchang`', '`panchang/full`, `astrology/panchang`'],
            ['Prokerala', '`/v2/astrology/chart` (SVG)', 'any chart, with `Accept: image/svg+xml`'],
            ['AstrologyAPI', '`match_ashtakoot_points`', '`matchmaking/ashtakoot`'],
            ['AstrologyAPI', '`current_vdasha`', '`dasha/vimshottari`'],
          ],
        },
        {
          kind: 'text',
          text: 'Where a member has another name here, the refusal says so: send `lat`, and the message is “did you mean latitude?”. A refusal costs nothing.',
        },
      ],
    },
    {
      id: 'requests',
      title: 'Requests',
      blocks: [
        ...settingsBlocks,
        installBlock('switch'),
        { kind: 'code', title: 'convert.mjs', code: CONVERT },
        { kind: 'code', title: 'Terminal', code: 'node convert.mjs' },
      ],
    },
    {
      id: 'differences',
      title: 'Where answers differ',
      blocks: [
        {
          kind: 'list',
          items: [
            'Instants have seconds and the offset of the place. Sunrise is the upper edge of the Sun with 34′ of refraction, or what `settings.sunrise` names; `vedic_sunrise` is the centre without refraction.',
            'Charts, dashas and matching follow `settings.observation_point`; operations of the almanac are geocentric and refuse `topocentric` with 422, so leave it out there.',
            'Rahu is the mean node unless `settings.node_mode` says `true`; houses are whole signs unless the operation says otherwise.',
            'Every difference that we know between programs is written on the accuracy page, with its reason.',
          ],
        },
      ],
    },
  ],
  next: { label: 'Reference', href: '/reference' },
};

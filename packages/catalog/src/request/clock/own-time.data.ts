/**
 * Zones whose second record in the tz database is another mean time (of an observatory, the railways or the telegraph),
 * which births were not noted in: the own time of each place counts until 00:00 of `until`. In all other zones it ends
 * with the record LMT. Kept as the tz database has them, because law made them civil time for all: Italy (Rome, 1866),
 * Sweden (1879), France (Paris, 1891), Ireland (Dublin, 1880), Greece (Athens, 1895).
 */
export type OwnTime = { zones: string; until: string; because: string; doubtful?: true };

const RAILWAYS = 'the mean time of a city was kept by railways and the telegraph only';

export const PLACES_KEPT_OWN_TIME: readonly OwnTime[] = [
  {
    zones: 'Asia/Kolkata Asia/Calcutta Asia/Dhaka Asia/Dacca Asia/Yangon Asia/Rangoon',
    until: '1906-01-01',
    because: 'observatory and railway times (Howrah, Madras, Rangoon) were official, and almanacs kept local time',
  },
  { zones: 'Asia/Colombo', until: '1906-01-01', because: 'Madras time was that of railways and the telegraph' },
  {
    zones: 'Europe/Zurich Europe/Busingen',
    until: '1894-06-01',
    because: 'Bern time was that of the telegraph; clocks showed local time until Central European Time',
  },
  { zones: 'Europe/Prague Europe/Bratislava', until: '1891-10-01', because: RAILWAYS },
  {
    zones: 'Europe/Amsterdam',
    until: '1909-05-01',
    because: 'the law of 23 July 1908 made Amsterdam time civil time from 1 May 1909',
  },
  { zones: 'Europe/Copenhagen', until: '1894-01-01', because: 'Copenhagen time held four years', doubtful: true },
  {
    zones:
      'Europe/Moscow W-SU Europe/Kyiv Europe/Kiev Europe/Simferopol Europe/Minsk Europe/Riga Europe/Vilnius Europe/Tallinn Asia/Irkutsk',
    until: '1918-01-01',
    because: RAILWAYS,
    doubtful: true,
  },
  { zones: 'Europe/Warsaw Poland', until: '1915-08-05', because: RAILWAYS, doubtful: true },
];

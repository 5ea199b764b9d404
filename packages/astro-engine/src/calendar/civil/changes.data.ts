/** A change from the Julian to the Gregorian calendar. Dates are as they were written at the time. */
export type CalendarChange = {
  /** ISO 3166-1 codes, separated by spaces. */
  countries: string;
  name: string;
  /** Last day that was counted by the Julian calendar; in the last part of the country, if its parts differed. */
  lastJulian: string;
  /** Last Julian day of the first part that changed, if parts of the country changed more than a year apart. */
  firstPartLastJulian?: string;
  /** Days of a calendar that was neither, both included. */
  own?: { from: string; until: string; rule: string };
  /** The reason for doubt, as the end of a sentence. */
  doubt?: string;
};

/** The change in the Papal States, Spain and Portugal, which stands for countries without a row. */
export const FIRST_CHANGE = '1582-10-04';

/**
 * Changes of calendar by country, by the borders of today.
 *
 * @source `changes.fixture.json` has what each of seven sources prints: the table of `ncal -p` (Debian bsdmainutils
 * 12.1), lists of Poulsen (Rundetaarn, Copenhagen), of the Social Security Administration (POMS GN 00307.180) and others.
 * A date that only one of them has, or that one of them contradicts, has its `doubt`.
 */
export const CALENDAR_CHANGES: readonly CalendarChange[] = [
  { countries: 'IT ES PT VA SM', name: 'Italy, Spain and Portugal', lastJulian: FIRST_CHANGE },
  {
    countries: 'PL',
    name: 'Poland',
    lastJulian: FIRST_CHANGE,
    doubt: 'records of the part under Russia have Julian dates too until 1918',
  },
  {
    countries: 'FR',
    name: 'France',
    lastJulian: '1582-12-09',
    doubt: 'Alsace changed in 1682, and Lorraine returned to the Julian calendar until 1760',
  },
  {
    countries: 'BE LU',
    name: 'Belgium and Luxembourg',
    lastJulian: '1582-12-14',
    doubt: 'provinces changed until February 1583, and some tables have 1582-12-21',
  },
  { countries: 'AT', name: 'Austria', lastJulian: '1583-10-05', doubt: 'Styria changed in December 1583' },
  { countries: 'CZ', name: 'Bohemia and Moravia', lastJulian: '1584-01-06' },
  { countries: 'HU SK', name: 'Hungary and Slovakia', lastJulian: '1587-10-21' },
  {
    countries: 'HR SI',
    name: 'Croatia and Slovenia',
    lastJulian: '1587-10-21',
    doubt: 'no table has its date: that of Hungary is taken, and its regions changed from 1583 on',
  },
  { countries: 'DE', name: 'Germany', lastJulian: '1700-02-18', firstPartLastJulian: '1583-02-13' },
  {
    countries: 'NL',
    name: 'Netherlands',
    lastJulian: '1701-04-30',
    firstPartLastJulian: '1582-12-14',
    doubt: 'one list alone has the last date, that of Drenthe',
  },
  {
    countries: 'CH',
    name: 'Switzerland',
    lastJulian: '1700-12-31',
    firstPartLastJulian: '1584-01-11',
    doubt: 'parishes of Glarus, Appenzell and Grisons changed as late as 1812',
  },
  { countries: 'DK NO', name: 'Denmark and Norway', lastJulian: '1700-02-18' },
  { countries: 'IS', name: 'Iceland', lastJulian: '1700-11-16', doubt: 'one table alone has this date' },
  {
    countries: 'GB UK IE GG JE IM',
    name: 'Great Britain and Ireland',
    lastJulian: '1752-09-02',
    doubt: 'in England the number of the year changed on 25 March until 1751',
  },
  {
    countries: 'US',
    name: 'United States',
    lastJulian: '1752-09-02',
    doubt: 'colonies of France and Spain changed in 1582, and Alaska in 1867',
  },
  {
    countries: 'CA',
    name: 'Canada',
    lastJulian: '1752-09-02',
    doubt: 'New France changed in 1582',
  },
  {
    countries: 'SE FI AX',
    name: 'Sweden and Finland',
    lastJulian: '1753-02-17',
    own: { from: '1700-03-01', until: '1712-02-30', rule: 'one day ahead of the Julian' },
  },
  { countries: 'AL', name: 'Albania', lastJulian: '1912-11-14', doubt: 'one table has 1912-11-30' },
  { countries: 'BG', name: 'Bulgaria', lastJulian: '1916-03-31' },
  {
    countries: 'TR',
    name: 'Turkey',
    lastJulian: '1917-02-15',
    doubt: 'its civil calendar (Rumi) had Julian months and its own years, until 1925',
  },
  { countries: 'RU KZ KG TJ TM UZ', name: 'Russia', lastJulian: '1918-01-31' },
  {
    countries: 'AM AZ GE',
    name: 'Transcaucasia',
    lastJulian: '1918-04-17',
    firstPartLastJulian: '1918-01-31',
    doubt: 'one list alone has the last date, and the decree of Russia had the first',
  },
  {
    countries: 'UA BY MD',
    name: 'Ukraine, Belarus and Moldova',
    lastJulian: '1918-01-31',
    doubt: 'parts under Poland and Austria counted by the Gregorian calendar, and Bessarabia until 1919 by the Julian',
  },
  {
    countries: 'LV EE',
    name: 'Latvia and Estonia',
    lastJulian: '1918-01-31',
    doubt: 'Courland changed for a time in 1617, and one table is a day later',
  },
  {
    countries: 'LT',
    name: 'Lithuania',
    lastJulian: '1918-01-31',
    firstPartLastJulian: FIRST_CHANGE,
    doubt: 'it returned to the Julian calendar under Russia, and parts changed under Germany from April 1915',
  },
  {
    countries: 'RO',
    name: 'Romania',
    lastJulian: '1919-03-31',
    doubt: 'Transylvania changed in 1590, and other tables have 1919-01-18 and 1919-04-01',
  },
  {
    countries: 'RS ME MK BA XK',
    name: 'Yugoslavia',
    lastJulian: '1919-03-04',
    doubt: 'dates from 1919-01-15 to 1919-03-04 are given for the change, and parts under Austria had changed before',
  },
  {
    countries: 'GR CY',
    name: 'Greece',
    lastJulian: '1923-02-15',
    doubt: 'its church changed in March 1924',
  },
];

/** A list of holidays that an authority printed: the years that it covers, its title, and its address if one is known. */
type HolidayList = { years: readonly [first: number, last: number]; title: string; url: string | null };

/** An authority that prints holidays. `place` is the seat of its offices, `offsetHours` its clock. */
export type HolidaySource = {
  authority: string;
  /** Offices of a government, or banks under the Negotiable Instruments Act, 1881. */
  kind: 'government' | 'bank';
  region: string;
  place: readonly [latitudeDeg: number, longitudeDeg: number];
  offsetHours: number;
  lists: readonly HolidayList[];
};

const INDIA_HOURS = 5.5;

/** Authorities by id. A new one is one row here, and its holidays are rows of `HOLIDAY_ROWS`. */
export const HOLIDAY_SOURCES = {
  india: {
    authority: 'Government of India',
    kind: 'government',
    region: 'India',
    place: [28.6139, 77.209],
    offsetHours: INDIA_HOURS,
    lists: [
      {
        years: [2015, 2026],
        title:
          'Gazetted and restricted holidays of the offices at Delhi, yearly memoranda of the Department of Personnel and Training',
        url: 'https://doptcirculars.nic.in/Default.aspx?URL=dFaVfDsok83H',
      },
    ],
  },
  tamil_nadu: {
    authority: 'Government of Tamil Nadu',
    kind: 'government',
    region: 'Tamil Nadu',
    place: [13.0827, 80.2707],
    offsetHours: INDIA_HOURS,
    lists: [
      {
        years: [2024, 2024],
        title: 'Public holidays of 2024, The Hindu, 11 November 2023',
        url: 'https://www.thehindu.com/news/national/tamil-nadu/tn-government-announces-list-of-public-holidays-for-2024/article67521555.ece',
      },
      {
        years: [2025, 2025],
        title: 'Public holidays of 2025, The Hindu, 22 November 2024',
        url: 'https://www.thehindu.com/news/national/tamil-nadu/tamil-nadu-government-announces-list-of-public-holidays-for-2025/article68897959.ece',
      },
      {
        years: [2026, 2026],
        title: 'Public holidays of 2026, DT Next, 12 November 2025',
        url: 'https://www.dtnext.in/news/tamilnadu/tamil-nadu-govt-releases-list-of-24-public-holidays-for-2026-852791',
      },
    ],
  },
  kerala: {
    authority: 'Government of Kerala',
    kind: 'government',
    region: 'Kerala',
    place: [8.5241, 76.9366],
    offsetHours: INDIA_HOURS,
    lists: [
      {
        years: [2022, 2022],
        title: 'Public holidays of 2022, Onmanorama, 21 October 2021',
        url: 'https://www.onmanorama.com/news/kerala/2021/10/21/here-are-the-public-holidays-announced-by-kerala-govt-for-2022.html',
      },
      {
        years: [2025, 2025],
        title: 'Public holidays of 2025, Onmanorama, 11 October 2024',
        url: 'https://www.onmanorama.com/content/mm/en/kerala/top-news/2024/10/11/kerala-public-holidays-government-banks-schools.amp.html',
      },
    ],
  },
  andhra_pradesh: {
    authority: 'Government of Andhra Pradesh',
    kind: 'government',
    region: 'Andhra Pradesh',
    place: [16.5062, 80.648],
    offsetHours: INDIA_HOURS,
    lists: [
      {
        years: [2026, 2026],
        title: 'General holidays of 2026, India Herald',
        url: 'https://www.indiaherald.com/Politics/Read/994865975/2026-PRABUTVA-SELAULAU-EAVE-UTHAYRULU-JARICHESINA-AP-PRABUTVAM',
      },
    ],
  },
  andhra_pradesh_banks: {
    authority: 'Government of Andhra Pradesh, for banks',
    kind: 'bank',
    region: 'Andhra Pradesh',
    place: [16.5062, 80.648],
    offsetHours: INDIA_HOURS,
    lists: [
      {
        years: [2026, 2026],
        title: 'Holidays of 2026 under the Negotiable Instruments Act, Asianet News Telugu',
        url: 'https://telugu.asianetnews.com/gallery/andhra-pradesh/holidays-2026-list-released-by-ap-govt-full-public-holidays-in-andhra-pradesh-r2i5qft',
      },
    ],
  },
  telangana_banks: {
    authority: 'Government of Telangana, for banks',
    kind: 'bank',
    region: 'Telangana',
    place: [17.385, 78.4867],
    offsetHours: INDIA_HOURS,
    lists: [
      {
        years: [2019, 2019],
        title: 'Bank holidays of 2019, Banking School',
        url: 'https://bankingschool.co.in/author/surendra-naik/page/154/',
      },
    ],
  },
  west_bengal: {
    authority: 'Government of West Bengal',
    kind: 'government',
    region: 'Bengal',
    place: [22.5726, 88.3639],
    offsetHours: INDIA_HOURS,
    lists: [
      {
        years: [2018, 2018],
        title: 'Notification 6005-F(P2) of 22 September 2017',
        url: 'https://docslib.org/doc/7568382/holiday-list-for-west-bengal-govt-employees-2018',
      },
      {
        years: [2026, 2026],
        title: 'Notification 4188-F(P2) of 27 November 2025',
        url: 'https://wbxpress.com/holiday-list-west-bengal-government-employees-2026',
      },
    ],
  },
  odisha: {
    authority: 'Government of Odisha',
    kind: 'government',
    region: 'Odisha',
    place: [20.2961, 85.8245],
    offsetHours: INDIA_HOURS,
    lists: [
      {
        years: [2021, 2021],
        title: 'Public holidays of 2021, India Today, 26 February 2021',
        url: 'https://www.indiatoday.in/information/story/odisha-government-holiday-list-2021-1773490-2021-02-26',
      },
    ],
  },
  assam: {
    authority: 'Government of Assam',
    kind: 'government',
    region: 'Assam',
    place: [26.1445, 91.7362],
    offsetHours: INDIA_HOURS,
    lists: [
      {
        years: [2026, 2026],
        title: 'Holidays of the offices and courts of Assam in 2026',
        url: 'https://cgstaffportal.in/assam-govt-holiday-list',
      },
    ],
  },
  assam_banks: {
    authority: 'Government of Assam and Reserve Bank of India, for banks',
    kind: 'bank',
    region: 'Assam',
    place: [26.1445, 91.7362],
    offsetHours: INDIA_HOURS,
    lists: [
      {
        years: [2017, 2017],
        title: 'Bank holidays of 2017 under the Negotiable Instruments Act, Bankers Club',
        url: 'https://bankersclub.in/bank-holidays-2017/bank-holidays-assam-2017/amp',
      },
      {
        years: [2021, 2021],
        title: 'Bank holidays of 2021 in Assam by the Reserve Bank of India, Northeast Live, 28 December 2020',
        url: 'https://northeastlivetv.com/?p=28460',
      },
    ],
  },
  reserve_bank: {
    authority: 'Reserve Bank of India',
    kind: 'bank',
    region: 'India',
    place: [19.0728, 72.8826],
    offsetHours: INDIA_HOURS,
    lists: [
      {
        years: [2024, 2024],
        title: 'Holidays of April 2024 by regional office',
        url: 'https://www.rbi.org.in/SCRIPTs/HolidayMatrixDisplay.aspx',
      },
    ],
  },
  maharashtra: {
    authority: 'Government of Maharashtra',
    kind: 'bank',
    region: 'Maharashtra',
    place: [19.0728, 72.8826],
    offsetHours: INDIA_HOURS,
    lists: [
      {
        years: [2015, 2026],
        title: 'Yearly notifications under the Negotiable Instruments Act; the address is that of 2026',
        url: 'https://www.mcgm.gov.in/irj/go/km/docs/documents/HomePage%20Data/Whats%20New/Public%20Holidays%202026.pdf',
      },
    ],
  },
  bihar: {
    authority: 'Government of Bihar',
    kind: 'government',
    region: 'Bihar',
    place: [25.5941, 85.1376],
    offsetHours: INDIA_HOURS,
    lists: [{ years: [2015, 2024], title: 'Yearly lists of public holidays', url: null }],
  },
  nepal: {
    authority: 'Government of Nepal',
    kind: 'government',
    region: 'Nepal',
    place: [27.7172, 85.324],
    offsetHours: 5.75,
    lists: [
      {
        years: [2020, 2027],
        title: 'Public holidays of the Ministry of Home Affairs, Bikram Sambat 2077–2083',
        url: 'https://www.moha.gov.np/en/page/holidays',
      },
    ],
  },
  mauritius: {
    authority: 'Republic of Mauritius',
    kind: 'government',
    region: 'Mauritius',
    place: [-20.1619, 57.4989],
    offsetHours: 4,
    lists: [
      {
        years: [2015, 2025],
        title: 'Yearly notices of public holidays; the address is that of 2025',
        url: 'https://pmo.govmu.org/Communique/Notice-Public_Holidays_2025.pdf',
      },
    ],
  },
} as const satisfies Record<string, HolidaySource>;

export type HolidaySourceId = keyof typeof HOLIDAY_SOURCES;

import {
  inSignLocative,
  type SankalpaMoment,
  type SankalpaTradition,
  sankalpaWordsOf,
  type SankalpaWords,
} from '@graha/astro-engine/calendar/sankalpa';
import { type Spoken, spokenOf, spokenWith } from './spoken-text.ts';

/** Parts of the line, in an order that every tradition keeps. */
export const PART_IDS = [
  'brahma', 'kalpa', 'manvantara', 'yuga', 'land', 'place', 'era', 'cycle', 'samvatsara', 'ayana', 'ritu', 'month', 'paksha', 'tithi',
  'weekday', 'nakshatra', 'yoga', 'karana', 'moon_sign', 'sun_sign', 'jupiter_sign', 'other_planets', 'qualities', 'gotra', 'name', 'purpose',
] as const; // prettier-ignore
export type PartId = (typeof PART_IDS)[number];

export type Part = Spoken & { id: PartId; meaning: string };

export const LANDS = ['bharata', 'none'] as const;
export const SPEAKERS = ['man', 'woman'] as const;
/** Kinds of a place, with the locative that follows its name. */
export const PLACE_KINDS = { town: 'nagare', village: 'grāme', sacred_place: 'kṣetre' } as const;
export type PlaceKind = keyof typeof PLACE_KINDS;

/** Words of the caller. */
export type Speaker = {
  land: (typeof LANDS)[number];
  speaker: (typeof SPEAKERS)[number];
  placeName: string | undefined;
  placeKind: PlaceKind;
  gotra: string | undefined;
  name: string | undefined;
  purpose: string | undefined;
};

/** Names of the moment in English, for the meaning of each part. */
export type SankalpaNames = Readonly<
  Record<Exclude<keyof SankalpaWords, 'paksha'> | 'sunSign' | 'moonSign' | 'jupiterSign', string> & {
    paksha: 'Shukla' | 'Krishna';
  }
>;

type Line = { tradition: SankalpaTradition; moment: SankalpaMoment; names: SankalpaNames; jupiterSignIndex: number };

const part = (id: PartId, iast: string, meaning: string): Part => ({ id, ...spokenOf(iast), meaning });

const isNorthern = (tradition: SankalpaTradition): boolean => tradition === 'north' || tradition === 'gujarat';

const YUGA_MEANING = 'in the 28th Kali age of this Manu, in its first quarter';

function frameOf(tradition: SankalpaTradition): Part[] {
  const [kalpa, quarter] = isNorthern(tradition) ? ['śrīśvetavārāhakalpe', 'kaliprathamacaraṇe'] : ['śvetavarāhakalpe', 'prathame pāde']; // prettier-ignore
  return [
    part('brahma', 'adya brahmaṇo dvitīyaparārdhe', 'today, in the second half of the life of Brahma'),
    part('kalpa', kalpa, 'in the day of Brahma of the White Boar'),
    part('manvantara', 'vaivasvatamanvantare', 'in the reign of the Manu Vaivasvata'),
    part('yuga', `aṣṭāviṃśatitame kaliyuge ${quarter}`, YUGA_MEANING),
  ];
}

function placeOf(tradition: SankalpaTradition, { land, placeName, placeKind }: Speaker): Part[] {
  const lands = isNorthern(tradition) ? 'jambūdvīpe bharatakhaṇḍe bhāratavarṣe' : 'jambūdvīpe bhāratavarṣe bharatakhaṇḍe meroḥ dakṣiṇe pārśve'; // prettier-ignore
  const landMeaning = isNorthern(tradition) ? 'on the island of the rose-apple, in the land of Bharata' : 'on the island of the rose-apple, in the land of Bharata, south of Mount Meru'; // prettier-ignore
  const placeMeaning = { town: 'in the town of', village: 'in the village of', sacred_place: 'in the sacred place of' }[placeKind]; // prettier-ignore
  return [
    ...(land === 'bharata' ? [part('land', lands, landMeaning)] : []),
    ...(placeName === undefined
      ? []
      : [{ id: 'place' as const, ...spokenWith(placeName, PLACE_KINDS[placeKind], 'compound'), meaning: `${placeMeaning} ${placeName}` }]), // prettier-ignore
  ];
}

const CYCLE_MEANING = 'in the present worldly reckoning, among the sixty years from Prabhava';

/** Words between the place and the year, as each region prints them. */
const ERAS: Readonly<Record<SankalpaTradition, () => Part[]>> = {
  deccan: () => [
    part('era', 'śālivāhanaśake bauddhāvatāre', 'in the era of Shalivahana, in the time of the Buddha avatar'),
    part('cycle', 'asmin vartamāne vyāvahārike cāndramānena prabhavādiṣaṣṭisaṃvatsarāṇāṃ madhye', `${CYCLE_MEANING}, by the Moon`), // prettier-ignore
  ],
  tamil: () => [
    part('era', 'śakābde', 'in a year of the Shaka era'),
    part('cycle', 'asmin vartamāne vyāvahārike prabhavādīnāṃ ṣaṣṭyāḥ saṃvatsarāṇāṃ madhye', CYCLE_MEANING),
  ],
  north: () => [part('era', 'bauddhāvatāre', 'in the time of the Buddha avatar')],
  gujarat: () => [part('era', 'bauddhāvatāre', 'in the time of the Buddha avatar')],
};

function timeOf({ tradition, moment, names }: Line, words: SankalpaWords): Part[] {
  const north = isNorthern(tradition);
  const half = names.paksha === 'Shukla' ? 'bright' : 'dark';
  return [
    part('samvatsara', words.samvatsara, `in the year named ${names.samvatsara}`),
    part('ayana', words.ayana, moment.ayana === 'Uttarayana' ? 'on the northward course of the Sun' : 'on the southward course of the Sun'), // prettier-ignore
    part('ritu', words.ritu, `in the season ${names.ritu}`),
    part('month', north ? `mahāmāṅgalyaprade māsottame māse ${words.month}` : words.month, `${north ? 'in the best of months, which gives great fortune, ' : ''}in the month ${names.month}`), // prettier-ignore
    part('paksha', words.paksha, `in the ${half} half`),
    part('tithi', `${words.tithi} ${north ? 'tithau' : 'śubhatithau'}`, `on the ${north ? '' : 'auspicious '}tithi ${names.tithi}`), // prettier-ignore
    part('weekday', words.weekday, `${north ? 'on' : 'joined with'} ${names.weekday}`),
    part('nakshatra', words.nakshatra, `${north ? 'under' : 'joined with'} the star ${names.nakshatra}`),
    part('yoga', words.yoga, `${north ? 'in' : 'joined with'} the yoga ${names.yoga}`),
    part('karana', words.karana, `${north ? 'in' : 'joined with'} the karana ${names.karana}`),
  ];
}

/** In the north the signs of Moon, Sun and Jupiter are named; in the south the tithi is named again. */
function qualitiesOf({ tradition, moment, names, jupiterSignIndex }: Line, words: SankalpaWords): Part[] {
  if (!isNorthern(tradition)) {
    const iast = `evaṃguṇaviśeṣaṇaviśiṣṭāyām asyām ${words.tithi} śubhatithau`;
    return [part('qualities', iast, `on this auspicious tithi ${names.tithi}, which has these qualities`)];
  }
  return [
    part('moon_sign', `${inSignLocative(moment.moonSignIndex)} candre`, `the Moon standing in ${names.moonSign}`),
    part('sun_sign', `${inSignLocative(moment.sunSignIndex)} sūrye`, `the Sun standing in ${names.sunSign}`),
    part('jupiter_sign', `${inSignLocative(jupiterSignIndex)} devagurau`, `Jupiter, the teacher of the gods, standing in ${names.jupiterSign}`), // prettier-ignore
    part('other_planets', 'śeṣeṣu graheṣu yathāyathaṃ rāśisthānasthiteṣu satsu', 'the other planets standing in their signs and places'), // prettier-ignore
    part('qualities', 'evaṃguṇaviśeṣaṇaviśiṣṭāyāṃ śubhapuṇyatithau', 'on this auspicious and holy tithi, which has these qualities'), // prettier-ignore
  ];
}

function speakerOf({ speaker, gotra, name, purpose }: Speaker): Part[] {
  const isMan = speaker === 'man';
  const own = (id: PartId, text: string | undefined, iast: string, join: 'compound' | 'blank', meaning: string): Part[] =>
    text === undefined ? [] : [{ id, ...spokenWith(text, iast, join), meaning }]; // prettier-ignore
  return [
    ...own('gotra', gotra, isMan ? 'gotrotpannaḥ' : 'gotrotpannā', 'compound', `born in the gotra of ${gotra}`),
    ...own('name', name, isMan ? 'nāmāham' : 'nāmnyaham', 'compound', `I, named ${name}`),
    ...own('purpose', purpose, 'kariṣye', 'blank', `shall do ${purpose}`),
  ];
}

/** The parts of a sankalpa in the order in which they are spoken. */
export function sankalpaPartsOf(line: Line, speaker: Speaker): Part[] {
  const words = sankalpaWordsOf(line.moment, line.tradition);
  return [
    ...frameOf(line.tradition),
    ...placeOf(line.tradition, speaker),
    ...ERAS[line.tradition](),
    ...timeOf(line, words),
    ...qualitiesOf(line, words),
    ...speakerOf(speaker),
  ];
}

import { type DifferenceSpeech, ENGLISH } from '@graha/catalog/families/panchang/calendar/difference-speech';
import type { PageLanguage } from './page-words.ts';
import { HINDI } from './reasons-hi.ts';
import { TAMIL } from './reasons-ta.ts';

const SPEECHES: Readonly<Record<PageLanguage, DifferenceSpeech>> = { en: ENGLISH, hi: HINDI, ta: TAMIL };

/** The reasons of the differences of almanacs in a language of the pages. */
export const speechIn = (language: PageLanguage): DifferenceSpeech => SPEECHES[language];

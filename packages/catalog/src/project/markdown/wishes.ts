import type { Wishes } from './fit.ts';

/** Columns of texts with which a reader of the text alone can do nothing. */
const OF_TEXTS = {
  without: ['id', 'topic', 'rule', 'basis', 'themes', 'strength'],
  last: ['contradictions', 'texts.'],
};

/** The same for texts beside the answer of another operation. */
const BESIDE = {
  without: OF_TEXTS.without.map((name) => `texts.texts.${name}`),
  last: ['texts.contradictions', 'texts.texts.'],
  asked: ['texts.texts'],
};

/** The parts of an answer that a text keeps first if there is no room for all: the purpose of the operation. */
const WISHES: Readonly<Record<string, Partial<Wishes>>> = {
  'strength/ashtakavarga': { without: ['given_by'] },
  'panchang/full': { last: ['day_list', 'calendar'] },
  'texts/kundali': OF_TEXTS,
  'texts/dashas': OF_TEXTS,
  'texts/current-dashas': OF_TEXTS,
  'texts/transits': OF_TEXTS,
  'texts/varshaphal': OF_TEXTS,
  'texts/match': OF_TEXTS,
  'texts/western': OF_TEXTS,
  'texts/numbers': OF_TEXTS,
  'range/planets': { first: ['results.answer.planets'] },
  'range/transit/gochara': { first: ['results.answer.transits'] },
  'range/western/transit': { first: ['results.answer.planets'] },
  'range/panchang/choghadiya': { first: ['results.answer.choghadiya'] },
  'range/panchang/full': {
    columnsFirst: [
      'date', 'answer.vara.name', 'answer.tithi.name', 'answer.tithi.paksha', 'answer.tithi.end', 'answer.nakshatra.name',
      'answer.nakshatra.end', 'answer.yoga.name', 'answer.sunrise', 'answer.sunset',
    ],
  },
}; // prettier-ignore

/** Returns the wishes of an operation; without a row, the outermost lists and columns are enough. */
export function wishesOf(id: string): Wishes {
  const { columnsFirst = [], without = [], first = [], last = [] } = WISHES[id] ?? {};
  return { ...BESIDE, columnsFirst, first, without: [...without, ...BESIDE.without], last: [...last, ...BESIDE.last] };
}

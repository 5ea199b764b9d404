import { runningPath } from '@graha/drawing/period-bars';
import type { SvgElement } from '@graha/drawing/element';
import { catalog } from '@graha/catalog/families/catalog';
import { wallNowMs } from '@graha/catalog/pictures/answers';
import { fullDay } from '@graha/catalog/pictures/kinds/days';
import { drawDay, drawPeriods, drawScore } from '@graha/catalog/pictures/draw';
import { dashaView } from '@graha/catalog/pictures/kinds/periods';
import { ashtakootView } from '@graha/catalog/pictures/kinds/scores';
import { EXAMPLE_ANSWERS } from '../../generated/example-answers.ts';

type Panchang = Parameters<typeof fullDay>[0];
type Drawn = { operation: string; title: string; detail: string; picture: SvgElement; isWide: boolean };

const VIMSHOTTARI = catalog.dasha.vimshottari;
const ASHTAKOOT = catalog.matchmaking.ashtakoot;
const BIRTH = 'The birth of the documentation';

/** Returns the drawings of three answers: a day, a life and a match, as the playground draws them. */
export const drawnAnswers = (today: { answer: Panchang; at: Date; words: string }): Drawn[] => [
  {
    operation: 'panchang/full',
    title: 'Panchang of the day',
    detail: today.words,
    picture: day(today),
    isWide: true,
  },
  { operation: 'dasha/vimshottari', title: 'Vimshottari dasha', detail: BIRTH, picture: dasha(today.at), isWide: true },
  {
    operation: 'matchmaking/ashtakoot',
    title: 'Ashtakoot match',
    detail: 'Two examples',
    picture: match(),
    isWide: false,
  },
];

function day({ answer, at, words }: { answer: Panchang; at: Date; words: string }): SvgElement {
  const parts = fullDay(answer);
  return drawDay(parts, wallNowMs(at, parts.clock), { id: 'landing-day', whose: words });
}

function dasha(now: Date): SvgElement {
  const { mahadashas } = VIMSHOTTARI.output.parse(EXAMPLE_ANSWERS['dashaVimshottari']);
  const view = dashaView(mahadashas);
  const { year, month, date, hours, minutes } = VIMSHOTTARI.example;
  const birthMs = Date.UTC(year, month - 1, date, hours, minutes);
  const nowMs = wallNowMs(now, view.clock);
  const opened = runningPath(view.periods, nowMs);
  return drawPeriods(view, { id: 'landing-dasha', whose: BIRTH, nowMs, opened, birthMs });
}

function match(): SvgElement {
  const answer = ASHTAKOOT.output.parse(EXAMPLE_ANSWERS['matchmakingAshtakoot']);
  return drawScore(ashtakootView(answer), { id: 'landing-match', whose: 'two examples' });
}

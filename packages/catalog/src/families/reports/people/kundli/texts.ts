import { THEME_TITLES } from '@graha/texts/paragraphs';
import { TOPICS } from '@graha/texts/tables';
import { listing } from '../../../../wire/words.ts';
import type { ReportPart, ReportSection } from '../../model.ts';
import { section, tablePart, textPart } from '../../parts.ts';
import type { Speech } from '../../speech.ts';
import type { FullAnswers } from './full-answers.ts';

type Text = FullAnswers['birthTexts']['texts'][number];

/** Topics whose evidence has a date or an obstruction, which the name of the placement lacks. */
const BY_EVIDENCE: ReadonlySet<Text['topic']> = new Set(['dasha-lord', 'antardasha', 'transit-from-moon']);

/** The texts of a topic. The head of the table has the rule, so that every page of it does. */
function tableOf(speech: Speech, topic: Text['topic'], rows: readonly Text[]): ReportPart {
  const { title, rule } = TOPICS[topic];
  const columns = [title, rule, speech.label('source')].map((label) => ({ label, align: 'start' as const }));
  const cells = rows.map(({ name, evidence, text, citation }) => [
    BY_EVIDENCE.has(topic) ? evidence : name,
    text,
    citation,
  ]);
  return { ...tablePart(speech, [], cells), columns };
}

const tablesOf = (speech: Speech, texts: readonly Text[]): ReportPart[] =>
  [...new Set(texts.map(({ topic }) => topic))].map((topic) =>
    tableOf(
      speech,
      topic,
      texts.filter((one) => one.topic === topic),
    ),
  );

/** The sourced texts of the birth, its periods, the transits of a day and a year of life, with rule and source of each. */
export function textsSection(speech: Speech, full: FullAnswers): ReportSection {
  const { birthTexts, periodTexts, currentTexts, transitTexts, annualTexts } = full;
  const language = speech.language === 'en' ? [] : [speech.label('texts_in_english')];
  const themes = birthTexts.contradictions.map(({ theme }) => THEME_TITLES[theme].toLowerCase());
  const doubt = themes.length === 0 ? [] : [`The books point both ways on ${listing(themes)}. Every text stands.`];
  const texts = [birthTexts, periodTexts, currentTexts, transitTexts, annualTexts].flatMap((answer) => answer.texts);
  return section(speech.label('texts'), [
    textPart([...language, birthTexts.note, ...doubt].join('\n')),
    ...tablesOf(speech, texts),
  ]);
}

import { BASES, THEMES } from '@graha/texts/row';
import { TOPIC_IDS } from '@graha/texts/tables';
import { z } from 'zod';
import { Quality } from '../../wire/quality.ts';

const Theme = z.enum(THEMES);

const TextSource = z
  .strictObject({
    work: z.string().describe('Title of the work.'),
    author: z.string().describe('Author of the work.'),
    edition: z.string().describe('Edition whose chapters and verses are counted.'),
    year: z.int().describe('Year of that edition.'),
    chapter: z.string().describe('Chapter or book, or pages if the work has no numbered chapters.'),
    verse: z.string().nullable().describe('Verse or verses of the chapter; null if the chapter as a whole is meant.'),
  })
  .meta({ id: 'TextSource', description: 'A place in a work.' });

const SourcedText = z
  .strictObject({
    id: z.string().describe('Topic and placement: the same text has the same id in every answer.'),
    topic: z.enum(TOPIC_IDS).describe('The table that the text belongs to.'),
    name: z.string().describe('The placement, in English.'),
    rule: z.string().describe('The rule that calls up a text of this topic.'),
    evidence: z.string().describe('The fact of this request that the rule found.'),
    quality: Quality.describe('Direction of the passage: it favours (good), asks for care (bad), or both (mixed).'),
    basis: z
      .enum(BASES)
      .describe(
        'stated: the works say so of this placement; applied: they name the nature of its parts, and the sentence joins them.',
      ),
    themes: z.array(Theme).min(1).max(3).describe('Parts of life that the text speaks of, the main one first.'),
    strength: z
      .number()
      .nullable()
      .describe('Shadbala of the planet divided by the required one; null without a planet or a shadbala.'),
    text: z.string().describe('One to three sentences in English.'),
    citation: z.string().describe('The sources in short: work, chapter and verse.'),
    sources: z.array(TextSource).min(1).describe('Works that say so.'),
  })
  .meta({ id: 'SourcedText', description: 'What the books say of one placement.' });

const TextContradiction = z
  .strictObject({
    theme: Theme.describe('The theme on which the texts differ.'),
    ids: z
      .array(z.string())
      .min(2)
      .describe('Texts that favour and texts that ask for care, the strongest planet first.'),
  })
  .meta({ id: 'TextContradiction', description: 'Texts that say opposite things about one theme.' });

const TextParagraph = z
  .strictObject({
    theme: Theme.describe('The theme of the paragraph.'),
    title: z.string().describe('A heading, in English.'),
    text: z.string().describe('The texts of the theme, joined; it says so if they contradict each other.'),
    ids: z.array(z.string()).min(1).describe('Texts of the paragraph, in their order.'),
  })
  .meta({ id: 'TextParagraph', description: 'Texts of one theme as a paragraph.' });

/** Members of every answer with texts. */
export const TEXTS = {
  texts: z.array(SourcedText).describe('Texts, in the order of their topics.'),
  contradictions: z
    .array(TextContradiction)
    .describe('Themes on which texts say opposite things; both stand, and none is left out.'),
  paragraphs: z.array(TextParagraph).nullable().describe('The texts by theme; null unless `format` is prose.'),
  text_language: z
    .literal('en')
    .describe('Language of the texts; other languages follow when a reader has checked them.'),
  note: z.string().describe('A sentence to show beside the texts.'),
};

export const FORMATS = ['rows', 'prose'] as const;
export const Format = z
  .enum(FORMATS, { error: () => `must be ${FORMATS.join(' or ')}` })
  .default('rows')
  .meta({ title: 'Format', description: 'rows: each text alone. prose: paragraphs by theme in addition.' });

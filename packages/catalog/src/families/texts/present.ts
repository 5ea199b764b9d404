import type { Quality } from '@graha/astro-engine/vocabulary/quality';
import { signAt } from '@graha/astro-engine/vocabulary/signs';
import { contradictionsIn } from '@graha/texts/contradictions';
import { NO_ADVICE, paragraphsOf, TRADITION } from '@graha/texts/paragraphs';
import { type TopicId, TOPICS } from '@graha/texts/tables';
import type { Tone } from '@graha/texts/row';
import { textOf } from '@graha/texts/text-of';
import type { Source } from '@graha/texts/works';
import type { z } from 'zod';
import { rounded } from '../../wire/present-placement.ts';
import type { FORMATS, TEXTS } from './schemas.ts';

/** A placement that calls up a text, with the fact that a reader can check. */
export type Called = { topic: TopicId; key: string; evidence: string; strength?: number | null };

const QUALITY_OF: Readonly<Record<Tone, Quality>> = { supportive: 'good', mixed: 'mixed', demanding: 'bad' };

const citationOf = ({ title, chapter, verse }: Source): string =>
  `${title} ${chapter}${verse === null ? '' : `.${verse}`}`;

type Texts = z.input<z.ZodObject<typeof TEXTS>>;

/** Prints the place in a sign as evidence: `12°05′ of Leo`. */
export function placeText({ signIndex, degreeInSign }: { signIndex: number; degreeInSign: number }): string {
  const minutes = Math.floor(degreeInSign * 60);
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′ of ${signAt(signIndex).name}`;
}

/** Presents the texts of placements, with their contradictions, and as paragraphs if asked. */
export function presentTexts(called: readonly Called[], format: (typeof FORMATS)[number]): Texts {
  const found = called.map(({ topic, key, evidence, strength = null }) => ({
    text: textOf(topic, key),
    evidence,
    strength,
  }));
  return {
    texts: found.map(({ text: { id, topic, name, tone, basis, about, text, sources }, evidence, strength }) => ({
      id,
      topic,
      name,
      rule: TOPICS[topic].rule,
      evidence,
      quality: QUALITY_OF[tone],
      basis,
      themes: [...about],
      strength: strength === null ? null : rounded(strength),
      text,
      citation: sources.map(citationOf).join('; '),
      sources: sources.map(({ title, author, edition, year, chapter, verse }) => ({
        work: title,
        author,
        edition,
        year,
        chapter,
        verse,
      })),
    })),
    contradictions: contradictionsIn(found).map(({ theme, texts }) => ({
      theme,
      ids: texts.map(({ text }) => text.id),
    })),
    paragraphs:
      format === 'rows' ? null : paragraphsOf(found).map((paragraph) => ({ ...paragraph, ids: [...paragraph.ids] })),
    text_language: 'en',
    note: `${TRADITION} ${NO_ADVICE}`,
  };
}

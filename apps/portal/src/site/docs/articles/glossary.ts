import { GLOSSARY } from '@graha/catalog/languages/glossary';
import type { WrittenArticle } from '../block.ts';

export type Word = { word: string; meaning: string };

/** `rahu_kalam` → `Rahu kalam`. */
const spoken = (term: string): string => (term.charAt(0).toUpperCase() + term.slice(1)).replaceAll('_', ' ');

export const WORDS: readonly Word[] = Object.entries(GLOSSARY).map(([term, meaning]) => ({
  word: spoken(term),
  meaning,
}));

export const GLOSSARY_ARTICLE: WrittenArticle = {
  title: 'Glossary',
  lead: 'The words of the reference, one sentence each, for developers who are new to astrology.',
  sections: [
    {
      id: 'words',
      title: `${WORDS.length} words`,
      blocks: [
        {
          kind: 'table',
          label: 'Words',
          columns: ['Word', 'Meaning'],
          rows: WORDS.map(({ word, meaning }) => [word, meaning]),
        },
      ],
    },
  ],
};

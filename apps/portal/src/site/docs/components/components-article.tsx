'use client';

import { articleAt, type Addresses } from '../addresses.ts';
import { COMPONENTS } from '../articles/components.ts';
import { WrittenArticlePage } from '../written-article.tsx';

/** The article with its many codes in the script of its page, and not in the data of the page too. */
export const ComponentsArticle = (addresses: Addresses) => (
  <WrittenArticlePage article={articleAt(COMPONENTS, addresses)} />
);

import type { Block, WrittenArticle } from './block.ts';

export type Addresses = { portalUrl: string; apiUrl: string };

/** Replaces `$GRAHA_PORTAL_URL` and `$GRAHA_API_URL`, so that code can be run as it is copied. */
export const withAddresses = (text: string, { portalUrl, apiUrl }: Addresses): string =>
  text.replaceAll('$GRAHA_PORTAL_URL', portalUrl).replaceAll('$GRAHA_API_URL', apiUrl);

/** Returns an article whose texts and code name this portal and its API. */
export const articleAt = (article: WrittenArticle, addresses: Addresses): WrittenArticle => ({
  ...article,
  sections: article.sections.map((section) => ({
    ...section,
    blocks: section.blocks.map((block) => blockAt(block, addresses)),
  })),
});

function blockAt(block: Block, addresses: Addresses): Block {
  switch (block.kind) {
    case 'text':
      return { ...block, text: withAddresses(block.text, addresses) };
    case 'code':
    case 'live':
      return { ...block, code: withAddresses(block.code, addresses) };
    default:
      return block;
  }
}

/** A block of an article, independent of its layout. Text between backticks is code. */
export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'code'; title: string; code: string }
  | { kind: 'picture'; svg: string; width: number; height: number; alt: string }
  /** An element of `@graha/elements` at work. */
  | { kind: 'live'; tag: string; attributes: Readonly<Record<string, string>>; code: string; heightPx: number }
  | { kind: 'note'; tone?: 'info' | 'warn'; title: string; text: string }
  | {
      kind: 'table';
      label: string;
      columns: readonly [string, string, ...string[]];
      rows: readonly (readonly string[])[];
    };

export type WrittenSection = { id: string; title: string; blocks: readonly Block[] };

export type WrittenArticle = {
  title: string;
  lead: string;
  sections: readonly WrittenSection[];
  next?: { label: string; href: string };
};

const PAGE_PATH = /^\/(?:docs|downloads|reference)\/[\w./-]+(?:#[\w-]+)?$/;

/** True for code that is the address of a page or a file of this portal, which is shown as a link. */
export const isPagePath = (code: string): boolean => PAGE_PATH.test(code);

/** Splits text at backticks into text and code. */
export const inlineParts = (text: string): { text: string; isCode: boolean }[] =>
  text
    .split('`')
    .map((part, index) => ({ text: part, isCode: index % 2 === 1 }))
    .filter((part) => part.text !== '');

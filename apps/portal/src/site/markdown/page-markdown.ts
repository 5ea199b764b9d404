import type { Element, ElementContent, Root, RootContent } from 'hast';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';

/** Parts of a page that only make sense on a screen. */
const SCREEN_ONLY = new Set([
  'button',
  'svg',
  'script',
  'style',
  'nav',
  'input',
  'select',
  'label',
  'form',
  'output',
  'wbr',
]);

type Node = Root | RootContent | ElementContent;

const isElement = (node: Node): node is Element => node.type === 'element';
const childrenOf = (node: Node): readonly (RootContent | ElementContent)[] => ('children' in node ? node.children : []);

function firstOf(tagName: string, node: Node): Element | undefined {
  if (isElement(node) && node.tagName === tagName) return node;
  for (const child of childrenOf(node)) {
    const found = firstOf(tagName, child);
    if (found) return found;
  }
  return undefined;
}

/** React separates texts by comments. */
const isLeftOut = (node: Node): boolean =>
  node.type === 'comment' ||
  (isElement(node) &&
    (SCREEN_ONLY.has(node.tagName) ||
      node.properties['hidden'] === true ||
      node.properties['ariaHidden'] === 'true' ||
      node.properties['dataMarkdown'] === 'off'));

type Writing = { siteUrl: string; parts: Readonly<Record<string, Element>> };

/**
 * Returns the article for text output: without screen-only parts, with absolute addresses, and with the language of each code
 * block.
 */
function written(element: Element, { siteUrl, parts }: Writing): Element {
  const part = parts[String(element.properties['dataMarkdown'] ?? '')];
  if (part !== undefined) return part;
  const children = spaced(
    element.children
      .filter((child) => !isLeftOut(child))
      .map((child) => (isElement(child) ? written(child, { siteUrl, parts }) : child)),
  );
  const { href, dataLanguage } = element.properties;
  if (element.tagName === 'a' && typeof href === 'string' && href.startsWith('/')) {
    return { ...element, properties: { href: siteUrl + href }, children };
  }
  if (element.tagName !== 'pre') return { ...element, children };
  const className = typeof dataLanguage === 'string' && dataLanguage !== 'text' ? [`language-${dataLanguage}`] : [];
  const text = { type: 'text' as const, value: textOf(element) };
  const code: Element = { type: 'element', tagName: 'code', properties: { className }, children: [text] };
  return { ...element, properties: {}, children: [code] };
}

const ENDS_IN_WORD = /[\p{L}\p{N}]$/u;
const BEGINS_WITH_WORD = /^[\p{L}\p{N}]/u;
const SPACE: ElementContent = { type: 'text', value: ' ' };

/** Adds a space between adjacent parts of a row: a screen shows a gap there, a line of text needs a space. */
const spaced = (parts: readonly ElementContent[]): ElementContent[] =>
  parts.flatMap((part, place) => {
    const before = parts[place - 1];
    if (before === undefined || (!isElement(before) && !isElement(part))) return [part];
    const endsOpen = isElement(before) || ENDS_IN_WORD.test(textOf(before));
    const beginsOpen = isElement(part) || BEGINS_WITH_WORD.test(textOf(part));
    return endsOpen && beginsOpen ? [SPACE, part] : [part];
  });

const textOf = (node: Node): string => ('value' in node ? node.value : childrenOf(node).map(textOf).join(''));

const parser = unified().use(rehypeParse);
const writer = unified()
  .use(rehypeRemark)
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-', fences: true, rule: '-' });

/**
 * Returns the article of a page, or its main part, as Markdown; null if the page has neither.
 *
 * @param siteUrl without a slash at its end
 * @param parts replacements of elements with this `data-markdown`, whose content a page loads when it is opened
 */
export async function markdownOf(
  html: string,
  siteUrl: string,
  parts: Readonly<Record<string, Element>> = {},
): Promise<string | null> {
  const page = parser.parse(html);
  const article = firstOf('article', page) ?? firstOf('main', page);
  if (article === undefined) return null;
  const root: Root = { type: 'root', children: [written(article, { siteUrl, parts })] };
  return writer.stringify(await writer.run(root));
}

'use client';

import { Card } from '@graha/ui/card.tsx';
import { CodeCard, type CodeLanguage } from '@graha/ui/code.tsx';
import { Link } from '@graha/ui/link.tsx';
import { Note } from '@graha/ui/note.tsx';
import { RowHeader, Table, Td, Th, Tr } from '@graha/ui/table.tsx';
import { Article, ArticleSection, InlineCode } from './article.tsx';
import { LiveElement } from './components/live-element.tsx';
import { inlineParts, isPagePath, type Block, type WrittenArticle } from './block.ts';

/** A client component: the data of the page then has each block as its texts, and not as elements with their classes. */
export function WrittenArticlePage({ article }: { article: WrittenArticle }) {
  return (
    <Article {...article}>
      {article.sections.map(({ id, title, blocks }) => (
        <ArticleSection key={id} id={id} title={title}>
          {blocks.map((block, index) => (
            <BlockView key={index} block={block} />
          ))}
        </ArticleSection>
      ))}
    </Article>
  );
}

function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case 'text':
      return (
        <p className="wrap-anywhere">
          <Inline text={block.text} />
        </p>
      );
    case 'list':
      return (
        <ul className="grid list-disc gap-2 pl-5">
          {block.items.map((item) => (
            <li key={item} className="wrap-anywhere">
              <Inline text={item} />
            </li>
          ))}
        </ul>
      );
    case 'code':
      return <CodeCard title={block.title} label={block.title} code={block.code} language={languageOf(block.title)} />;
    case 'picture':
      return <Picture {...block} />;
    case 'live':
      return <LiveElement {...block} />;
    case 'note':
      return (
        <Note tone={block.tone ?? 'info'} title={block.title}>
          <Inline text={block.text} />
        </Note>
      );
    case 'table':
      return <BlockTable {...block} />;
  }
}

/** Returns the language of a code block by its title: a file, or `Terminal`. */
function languageOf(title: string): CodeLanguage {
  if (title === 'Terminal') return 'shell';
  return /\.(?:mjs|tsx)$/.test(title) ? 'typescript' : 'text';
}

/** Drawn by our code, and small enough to be inlined in the page. */
function Picture({ svg, width, height, alt }: Extract<Block, { kind: 'picture' }>) {
  return (
    <img
      src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
      width={width}
      height={height}
      alt={alt}
      className="h-auto w-full rounded-card"
    />
  );
}

export function Inline({ text }: { text: string }) {
  return inlineParts(text).map((part, index) => {
    if (!part.isCode) return part.text;
    if (!isPagePath(part.text)) return <InlineCode key={index}>{part.text}</InlineCode>;
    return (
      <Link key={index} href={part.text} className="link">
        {part.text}
      </Link>
    );
  });
}

const MANY_COLUMNS = 3;

/** The last column has the sentence; on a phone it is below the first. A number alone needs its heading. */
function BlockTable({ label, columns, rows }: Extract<Block, { kind: 'table' }>) {
  const heading = columns.length > MANY_COLUMNS ? `${columns.at(-1)}: ` : '';
  return (
    <Card aria-label={label} className="overflow-hidden text-base text-text">
      <Table className="texts texts-top">
        <thead>
          <tr>
            {columns.map((column, index) => (
              <Th key={column} wide={index === columns.length - 1}>
                {column}
              </Th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name = '', ...rest]) => (
            <Tr key={name}>
              <RowHeader>
                <Inline text={name} />
                <span data-markdown="off">
                  {heading}
                  <Inline text={rest.at(-1) ?? ''} />
                </span>
              </RowHeader>
              {rest.map((cell, index) => (
                <Td key={index} wide={index === rest.length - 1}>
                  <Inline text={cell} />
                </Td>
              ))}
            </Tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}

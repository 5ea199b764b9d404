import { Link } from '@graha/ui/link.tsx';
import { Fragment, type ReactNode } from 'react';
import { CopyMarkdown } from './copy-markdown.tsx';

export type ArticleProps = {
  title: string;
  lead: string;
  /** Headings of the page, for the right column. */
  sections?: readonly { id: string; title: string }[];
  next?: { label: string; href: string };
  children: ReactNode;
};

export function Article({ title, lead, sections = [], next, children }: ArticleProps) {
  return (
    <div className="grid gap-x-14 pt-10 xl:grid-cols-[minmax(0,45rem)_11.25rem]">
      <article className="min-w-0 max-w-180">
        <h1 className="text-[1.75rem]/8.5 tracking-[-0.03em] sm:text-[2.25rem]/10.5">{breakable(title)}</h1>
        <p className="mt-2 text-lead text-text-2">{lead}</p>
        <div className="mt-3">
          <CopyMarkdown />
        </div>
        {children}
        {next ? (
          <p className="mt-14 border-t border-line pt-5 text-right">
            <Link href={next.href} className="font-medium text-accent hover:underline">
              {next.label} →
            </Link>
          </p>
        ) : null}
      </article>
      {sections.length > 0 ? <OnThisPage sections={sections} /> : null}
    </div>
  );
}

/** Allows a line break after each step of a path. */
const breakable = (title: string): ReactNode =>
  title.split(/(?<=\/)/).map((step, index) => (
    <Fragment key={index}>
      {index > 0 ? <wbr /> : null}
      {step}
    </Fragment>
  ));

function OnThisPage({ sections }: { sections: readonly { id: string; title: string }[] }) {
  return (
    <aside aria-label="On this page" className="hidden xl:block">
      <p className="mb-2 text-micro text-text-3">On this page</p>
      {sections.map((section) => (
        <Link
          key={section.id}
          href={`#${section.id}`}
          className="flex min-h-7 items-center text-small text-text-2 hover:text-text"
        >
          {section.title}
        </Link>
      ))}
    </aside>
  );
}

export function ArticleSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="article-section">
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

export function InlineCode({ children }: { children: ReactNode }) {
  return <code className="inline-code">{children}</code>;
}

import type { Metadata } from 'next';
import { Article, ArticleSection, InlineCode } from '../../../../site/docs/article.tsx';
import { ErrorList } from '../../../../site/docs/error-article.tsx';
import { ERRORS_PAGE } from '../../../../site/docs/errors.ts';

export const metadata: Metadata = { title: ERRORS_PAGE.title, description: ERRORS_PAGE.lead };

export default function ErrorsPage() {
  return (
    <Article title={ERRORS_PAGE.title} lead={ERRORS_PAGE.lead}>
      <ArticleSection id="shape" title={ERRORS_PAGE.shapeTitle}>
        <p>
          <InlineCode>detail</InlineCode> is a list of <InlineCode>loc</InlineCode>, <InlineCode>msg</InlineCode> and{' '}
          <InlineCode>type</InlineCode> on status 422 and a sentence on every other. Branch on{' '}
          <InlineCode>code</InlineCode>, which is stable; try again where <InlineCode>retryable</InlineCode> is true.
        </p>
      </ArticleSection>
      <ArticleSection id="codes" title={ERRORS_PAGE.listTitle}>
        <ErrorList />
      </ArticleSection>
    </Article>
  );
}

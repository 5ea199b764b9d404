import type { Metadata } from 'next';
import { Article, ArticleSection, InlineCode } from '../../../../features/docs/article.tsx';
import { readErrors } from '../../../../features/docs/api-document.ts';
import { ErrorList } from '../../../../features/docs/error-list.tsx';
import { ERRORS_PAGE } from '../../../../features/docs/error-advice.ts';

export const revalidate = 3600;

export const metadata: Metadata = { title: ERRORS_PAGE.title, description: ERRORS_PAGE.lead };

export default async function ErrorsPage() {
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
        <ErrorList errors={await readErrors()} />
      </ArticleSection>
    </Article>
  );
}

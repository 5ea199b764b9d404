import { CodeCard } from '@graha/ui/code.tsx';
import { StatusBadge } from '@graha/ui/badge.tsx';
import { Article, ArticleSection } from './article.tsx';
import { ERROR_ADVICE, errorExample, NOT_CHARGED } from './error-advice.ts';
import { errorPath } from './error-list.tsx';
import type { DocumentedError } from './errors.ts';

/** In this order: was it charged, what happened, what to do, how it looks. */
export function ErrorArticle({ error }: { error: DocumentedError }) {
  const advice = ERROR_ADVICE[error.code];
  return (
    <Article title={error.code} lead={NOT_CHARGED} next={{ label: 'All errors', href: '/docs/errors' }}>
      <ArticleSection id="what-happened" title="What happened">
        <p className="flex flex-wrap items-center gap-2.5">
          <StatusBadge status={error.status} />
          {error.message}
        </p>
      </ArticleSection>
      <ArticleSection id="what-to-do" title="What to do">
        <p>{advice}</p>
      </ArticleSection>
      {error.status === 422 ? null : (
        <ArticleSection id="how-it-looks" title="How it looks">
          <CodeCard
            title="Body"
            label="Body of the error"
            language="json"
            code={errorExample(error, errorPath(error.code))}
          />
        </ArticleSection>
      )}
    </Article>
  );
}

import { CodeCard } from '@graha/ui/code.tsx';
import { StatusBadge } from '@graha/ui/badge.tsx';
import { Card } from '@graha/ui/card.tsx';
import { Article, ArticleSection } from './article.tsx';
import { ErrorRows } from './error-rows.tsx';
import {
  DOCUMENTED_ERRORS,
  ERROR_ADVICE,
  NOT_CHARGED,
  errorExample,
  errorPath,
  type DocumentedError,
} from './errors.ts';

/** In this order: whether it was charged, the cause, the remedy, an example. */
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

export const ErrorList = () => (
  <Card aria-label="Error codes" className="overflow-hidden text-base text-text">
    <ErrorRows
      rows={DOCUMENTED_ERRORS.map(({ code, status, message }) => ({ code, status, message, href: errorPath(code) }))}
    />
  </Card>
);

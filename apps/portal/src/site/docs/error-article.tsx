import { Link } from '@graha/ui/link.tsx';
import { CodeCard } from '@graha/ui/code.tsx';
import { StatusBadge } from '@graha/ui/badge.tsx';
import { Card } from '@graha/ui/card.tsx';
import { RowHeader, Table, Td, Th, Tr } from '@graha/ui/table.tsx';
import { Article, ArticleSection } from './article.tsx';
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

export function ErrorList() {
  return (
    <Card aria-label="Error codes" className="overflow-hidden text-base text-text">
      <Table className="texts texts-paths">
        <thead>
          <tr>
            <Th className="w-20">Status</Th>
            <Th>Code</Th>
            <Th wide>What happened</Th>
          </tr>
        </thead>
        <tbody>
          {DOCUMENTED_ERRORS.map(({ code, status, message }) => (
            <Tr key={code}>
              <Td>
                <StatusBadge status={status} />
              </Td>
              <RowHeader>
                <Link href={errorPath(code)} className="link">
                  {code}
                </Link>
                <span data-markdown="off">{message}</span>
              </RowHeader>
              <Td wide>{message}</Td>
            </Tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}

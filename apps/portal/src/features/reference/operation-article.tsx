import type { ListedOperation } from '@graha/catalog/list-operations';
import { Play } from 'lucide-react';
import Link from 'next/link';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Tag } from '../../ui/tag.tsx';
import type { ApiError } from '../docs/api-document.ts';
import { Article, ArticleSection } from '../docs/article.tsx';
import { Inline } from '../docs/written-article.tsx';
import { playgroundPath } from '../playground/path.ts';
import { ExampleRequest, ExampleResponse } from './example-call.tsx';
import { FieldList } from './field-list.tsx';
import { HeadersTable } from './headers-table.tsx';
import { OperationErrors } from './operation-errors.tsx';
import { aliasesOf, creditWords, referencePath, shortPath } from './operations.ts';
import { requestFieldsOf } from './request-fields.ts';
import { REFERENCE } from './text.ts';

const SECTIONS = [
  { id: 'request', title: REFERENCE.request },
  { id: 'fields', title: REFERENCE.fields },
  { id: 'response', title: REFERENCE.response },
  { id: 'errors', title: REFERENCE.errors },
] as const;
const [REQUEST, FIELDS, RESPONSE, ERRORS] = SECTIONS;

export type OperationArticleProps = {
  operation: ListedOperation;
  /** What the API answers to the catalogue's own example; undefined where it could not be asked. */
  answer: unknown;
  errors: readonly ApiError[];
};

export function OperationArticle({ operation, answer, errors }: OperationArticleProps) {
  const { tables, groupAliases } = requestFieldsOf(operation);
  return (
    <Article title={shortPath(operation)} lead={operation.summary} sections={SECTIONS}>
      <Facts operation={operation} />
      <ArticleSection {...REQUEST}>
        <ExampleRequest operation={operation} />
      </ArticleSection>
      <ArticleSection {...FIELDS}>
        {tables.map((table) => (
          <FieldList key={table.groups.join()} table={table} />
        ))}
        {groupAliases.map(({ name, of }) => (
          <p key={name} className="text-small text-text-3">
            {REFERENCE.groupAlias(name, of)}
          </p>
        ))}
      </ArticleSection>
      <ArticleSection {...RESPONSE}>
        <ExampleResponse operation={operation} answer={answer} />
        <details>
          <summary className="cursor-pointer text-small text-text-2 hover:text-text">{REFERENCE.headers}</summary>
          <div className="mt-3">
            <HeadersTable />
          </div>
        </details>
      </ArticleSection>
      <ArticleSection {...ERRORS}>
        <p>{REFERENCE.errorsLead}</p>
        <OperationErrors errors={errors} />
      </ArticleSection>
    </Article>
  );
}

function Facts({ operation }: { operation: ListedOperation }) {
  const { id, description, methods, path, credits, scope, aliasOf, dependsOnNow, postOnly } = operation;
  return (
    <div className="mt-5 grid gap-4 text-read text-text-2">
      <div className="flex flex-wrap items-center gap-2.5">
        <Tag className="h-auto! min-h-5.5 break-all">{`${methods.join(' · ')} ${path}`}</Tag>
        <Badge tone="brass">{creditWords(credits)}</Badge>
        <Badge>{`${REFERENCE.scope} ${scope}`}</Badge>
        <ButtonLink
          href={playgroundPath(aliasOf ?? id)}
          prefetch={false}
          size="sm"
          icon={<Play aria-hidden="true" />}
          className="sm:ml-auto"
        >
          {REFERENCE.tryIt}
        </ButtonLink>
      </div>
      <p>
        <Inline text={description} />
      </p>
      {postOnly ? <p>{REFERENCE.postOnly}</p> : null}
      {dependsOnNow ? <p>{REFERENCE.now(dependsOnNow)}</p> : null}
      {aliasOf ? (
        <p>
          {REFERENCE.alias} <OperationLink id={aliasOf} />.
        </p>
      ) : null}
      {aliasesOf(id).map((alias) => (
        <p key={alias}>
          {REFERENCE.aliases} <OperationLink id={alias} />.
        </p>
      ))}
    </div>
  );
}

function OperationLink({ id }: { id: string }) {
  return (
    <Link href={referencePath(id)} className="link font-mono text-small">
      {shortPath({ id })}
    </Link>
  );
}

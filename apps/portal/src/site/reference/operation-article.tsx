import { fullPriceText } from '@graha/catalog/operation/price';
import { inCredits } from '@graha/domain/core/format';
import { Play } from '@graha/ui/icons/actions.tsx';
import { Link } from '@graha/ui/link.tsx';
import type { ListedOperation } from '@graha/catalog/list/list-operations';
import { Badge } from '@graha/ui/badge.tsx';
import { ButtonLink } from '@graha/ui/button.tsx';
import { HEADERS } from '@graha/catalog/project/openapi/openapi-http';
import { ArticleSection, InlineCode } from '../docs/article.tsx';
import { CopyMarkdown } from '../docs/copy-markdown.tsx';
import { Inline } from '../docs/written-article.tsx';
import { DOCUMENTED_ERRORS } from '../docs/errors.ts';
import { playgroundPath } from '../../shared/paths.ts';
import { AnswerTree } from './answer/answer-tree.tsx';
import { answerOf, countMembers, shownFirst } from './answer/members.ts';
import { ErrorRows } from './error-rows.tsx';
import { ExampleRequest, ExampleResponse } from './example-call.tsx';
import { FieldList } from './field-list.tsx';
import { FieldRows } from './field-rows.tsx';
import { aliasesOf, findFamily, referencePath, shortPath } from './operations.ts';
import { requestFieldsOf } from './request-fields.ts';

export function OperationArticle({ operation }: { operation: ListedOperation }) {
  const { tables, groupAliases } = requestFieldsOf(operation);
  const members = answerOf(operation);
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-x-12 pt-10 xl:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] xl:grid-rows-[auto_1fr]">
      <Head operation={operation} />
      <aside
        aria-label="Example"
        className="mt-8 grid content-start gap-4 self-start xl:sticky xl:top-20 xl:col-start-2 xl:row-span-2 xl:row-start-1 xl:mt-0 xl:max-h-[calc(100dvh-6rem)] xl:overflow-y-auto"
      >
        <ExampleRequest operation={operation} />
        <ExampleResponse operation={operation} />
      </aside>
      <div className="min-w-0">
        <ArticleSection id="request" title="Request">
          {tables.map((table) => (
            <FieldList key={table.groups.join()} table={table} />
          ))}
          {groupAliases.map(({ name, of }) => (
            <p key={name} className="text-small text-text-3">
              {`${name} is read as ${of}.`}
            </p>
          ))}
        </ArticleSection>
        <ArticleSection id="answer" title="Answer">
          <AnswerTree id={operation.id} first={shownFirst(members)} count={countMembers(members)} />
          <details>
            <summary className="cursor-pointer text-small hover:text-text">Headers of the answer</summary>
            <div className="mt-3">
              <FieldRows rows={HEADER_ROWS} />
            </div>
          </details>
        </ArticleSection>
        <ArticleSection id="errors" title="Errors">
          <p>None of these costs a credit.</p>
          <OperationErrors />
        </ArticleSection>
      </div>
    </article>
  );
}

function Head({ operation }: { operation: ListedOperation }) {
  const { family, methods, path, summary, title } = operation;
  return (
    <header className="min-w-0">
      <p data-markdown="off" className="text-small text-text-3">
        <Link href="/reference" className="hover:text-text hover:underline">
          Reference
        </Link>
        {' / '}
        <Link href={referencePath(family)} className="hover:text-text hover:underline">
          {findFamily(family)?.title}
        </Link>
      </p>
      <h1 className="mt-1 text-[1.75rem]/8.5 tracking-[-0.03em] sm:text-[2.25rem]/10.5">{title}</h1>
      <p className="mt-1.5 font-mono text-small break-all text-text-2">{`${methods.join(' · ')} ${path}`}</p>
      <p className="mt-3 text-lead text-text-2">{summary}</p>
      <Facts operation={operation} />
    </header>
  );
}

function Facts({ operation }: { operation: ListedOperation }) {
  const { id, description, scope, aliasOf, dependsOnNow, postOnly, picture, withTexts } = operation;
  return (
    <div className="mt-4 grid gap-4 text-read text-text-2">
      <div className="flex flex-wrap items-center gap-2.5">
        <Badge tone="brass">{fullPriceText(operation)}</Badge>
        <Badge>{`Scope ${scope}`}</Badge>
        {picture ? <Badge>SVG and PNG</Badge> : null}
        <div className="sm:ml-auto">
          <CopyMarkdown />
        </div>
        <ButtonLink href={playgroundPath(aliasOf ?? id)} size="sm" icon={<Play aria-hidden="true" />}>
          Try it
        </ButtonLink>
      </div>
      <p>
        <Inline text={description} />
      </p>
      {postOnly ? <p>Two births in one request: POST alone.</p> : null}
      {withTexts ? (
        <p>
          With <InlineCode>texts: true</InlineCode>
          {` the answer also has what the books say of it, for the ${inCredits(withTexts.credits)} of `}
          <OperationLink id={withTexts.of} />.
        </p>
      ) : null}
      {dependsOnNow ? (
        <p>
          Without <InlineCode>{dependsOnNow}</InlineCode> the answer depends on the present moment, and names the one it
          used.
        </p>
      ) : null}
      {aliasOf ? (
        <p>
          An alias of <OperationLink id={aliasOf} />.
        </p>
      ) : null}
      {aliasesOf(id).map((alias) => (
        <p key={alias}>
          The same under another address: <OperationLink id={alias} />.
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

/** From the table that also generates the OpenAPI document. */
const HEADER_ROWS = Object.entries(HEADERS).map(([name, { description }]) => ({ name, text: description }));

/** One line per status; the page of each code describes its cause. */
const STATUSES = [...new Set(DOCUMENTED_ERRORS.map(({ status }) => status))];

export const OperationErrors = () => <ErrorRows rows={ERROR_ROWS} />;

const ERROR_ROWS = STATUSES.map((status) => ({
  status,
  codes: DOCUMENTED_ERRORS.filter((error) => error.status === status).map(({ code }) => code),
}));

import { priceText } from '@graha/catalog/operation/price';
import { Play } from '@graha/ui/icons/actions.tsx';
import { Link } from '@graha/ui/link.tsx';
import type { ListedOperation } from '@graha/catalog/list/list-operations';
import { Badge, StatusBadge, Tag } from '@graha/ui/badge.tsx';
import { ButtonLink } from '@graha/ui/button.tsx';
import { HEADERS } from '@graha/catalog/project/openapi/openapi-http';
import { Card } from '@graha/ui/card.tsx';
import { RowHeader, Table, Td, Tr } from '@graha/ui/table.tsx';
import { Article, ArticleSection } from '../docs/article.tsx';
import { Inline } from '../docs/written-article.tsx';
import { playgroundPath } from '../../shared/paths.ts';
import { ExampleRequest, ExampleResponse } from './example-call.tsx';
import { FieldList } from './field-list.tsx';
import { aliasesOf, referencePath, shortPath } from './operations.ts';
import { requestFieldsOf } from './request-fields.ts';
import { DOCUMENTED_ERRORS, errorPath } from '../docs/errors.ts';

const SECTIONS = [
  { id: 'request', title: 'Request' },
  { id: 'fields', title: 'Fields' },
  { id: 'response', title: 'Response' },
  { id: 'errors', title: 'Errors' },
] as const;
const [REQUEST, FIELDS, RESPONSE, ERRORS] = SECTIONS;

export function OperationArticle({ operation }: { operation: ListedOperation }) {
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
            {`${name} is read as ${of}.`}
          </p>
        ))}
      </ArticleSection>
      <ArticleSection {...RESPONSE}>
        <ExampleResponse operation={operation} />
        <details>
          <summary className="cursor-pointer text-small text-text-2 hover:text-text">Headers of the answer</summary>
          <div className="mt-3">
            <HeadersTable />
          </div>
        </details>
      </ArticleSection>
      <ArticleSection {...ERRORS}>
        <p>None of these costs a credit.</p>
        <OperationErrors />
      </ArticleSection>
    </Article>
  );
}

function Facts({ operation }: { operation: ListedOperation }) {
  const { id, description, methods, path, scope, aliasOf, dependsOnNow, postOnly } = operation;
  return (
    <div className="mt-5 grid gap-4 text-read text-text-2">
      <div className="flex flex-wrap items-center gap-2.5">
        <Tag className="h-auto! min-h-5.5 break-all">{`${methods.join(' · ')} ${path}`}</Tag>
        <Badge tone="brass">{priceText(operation)}</Badge>
        <Badge>{`${'Scope'} ${scope}`}</Badge>
        <ButtonLink
          href={playgroundPath(aliasOf ?? id)}
          size="sm"
          icon={<Play aria-hidden="true" />}
          className="sm:ml-auto"
        >
          Try it
        </ButtonLink>
      </div>
      <p>
        <Inline text={description} />
      </p>
      {postOnly ? <p>Two births in one request: POST alone.</p> : null}
      {dependsOnNow ? (
        <p>{`Without ${dependsOnNow} the answer depends on the present moment, and names the one it used.`}</p>
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
function HeadersTable() {
  return (
    <Card aria-label="Headers" className="overflow-hidden text-base text-text">
      <Table>
        <tbody>
          {Object.entries(HEADERS).map(([name, { description }]) => (
            <Tr key={name}>
              <RowHeader className="w-52 align-top! font-mono text-micro! font-normal!">{name}</RowHeader>
              <Td className="text-text-2">{description}</Td>
            </Tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}

/** One line per status; the page of each code describes its cause. */
const STATUSES = [...new Set(DOCUMENTED_ERRORS.map(({ status }) => status))];

export function OperationErrors() {
  return (
    <Card aria-label="Errors" className="text-small text-text">
      <ul className="divide-y divide-line">
        {STATUSES.map((status) => (
          <li key={status} className="flex items-start gap-4 px-4 py-2.5 sm:px-5">
            <StatusBadge status={status} />
            <span className="flex flex-wrap gap-x-4 gap-y-1 font-mono text-micro">
              {DOCUMENTED_ERRORS.filter((error) => error.status === status).map(({ code }) => (
                <Link key={code} href={errorPath(code)} className="link flex min-h-6 items-center">
                  {code}
                </Link>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { awaitSettings } from '../../../../../server/ask-again.ts';
import { prerendered } from '../../../../../server/prerendered.ts';
import { FamilyArticle } from '../../../../../site/reference/operation-table.tsx';
import { OperationArticle } from '../../../../../site/reference/operation-article.tsx';
import { operationOf } from '../../../../../shared/operations.ts';
import { findFamily, REFERENCE_PARAMS } from '../../../../../site/reference/operations.ts';
import { ReferenceNav } from '../../../../../site/reference/reference-nav.tsx';

export const revalidate = 3600;

type Params = { family: string; operation?: string[] };
type Props = { params: Promise<Params> };

export const generateStaticParams = (): Params[] => prerendered(REFERENCE_PARAMS).map((params) => ({ ...params }));

const idOf = ({ family, operation = [] }: Params): string => [family, ...operation].join('/');

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const asked = await params;
  const operation = operationOf(idOf(asked));
  return operation === null
    ? { title: findFamily(asked.family)?.title }
    : { title: operation.title, description: operation.summary };
}

export default async function ReferenceOperationPage({ params }: Props) {
  const asked = await params;
  return (
    <div className="mx-auto grid max-w-[88rem] gap-x-10 px-4 sm:px-8 lg:grid-cols-[13rem_minmax(0,1fr)]">
      <ReferenceNav family={asked.family} here={idOf(asked)} />
      <Page asked={asked} />
    </div>
  );
}

async function Page({ asked }: { asked: Params }) {
  const operation = operationOf(idOf(asked));
  if (operation !== null) {
    await awaitSettings();
    return <OperationArticle operation={operation} />;
  }
  const family = asked.operation === undefined ? findFamily(asked.family) : undefined;
  if (family === undefined) notFound();
  return <FamilyArticle family={family} />;
}

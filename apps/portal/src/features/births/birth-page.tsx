'use client';

import type { FormGroup } from '@graha/catalog/project/form';
import { fullInstant } from '@graha/domain/core/format';
import { Tag } from '@graha/ui/badge.tsx';
import { Button, ButtonLink } from '@graha/ui/button.tsx';
import { Card, CardHeader } from '@graha/ui/card.tsx';
import { CodeCard } from '@graha/ui/code.tsx';
import { PageHeader } from '@graha/ui/page-header.tsx';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { type ReactNode, useState } from 'react';
import { FIRST_OPERATION, playgroundPath } from '../../shared/paths.ts';
import { useTRPC } from '../../shared/trpc-client.tsx';
import { fragmentOf } from '../playground/share-link.ts';
import { valuesOf } from '../playground/form/values.ts';
import { BirthDialog } from './birth-dialog.tsx';
import { BIRTHS_PATH, momentText, nameOf, type ShownBirth } from './births-path.ts';
import { EraseBirth } from './erase-birth.tsx';

export type BirthPageProps = {
  initial: ShownBirth;
  group: FormGroup;
  mayManage: boolean;
  snippets: readonly { title: string; code: string }[];
  /** The chart, from the server. */
  chart: ReactNode;
};

export function BirthPage({ initial, group, mayManage, snippets, chart }: BirthPageProps) {
  const trpc = useTRPC();
  const router = useRouter();
  const { birthId } = initial;
  const { data: birth } = useQuery(trpc.births.one.queryOptions({ birthId }, { initialData: initial }));
  const [dialog, setDialog] = useState<'replace' | 'erase' | null>(null);
  const close = () => setDialog(null);
  const changed = () => {
    close();
    router.refresh(); // The server draws the chart.
  };
  const inPlayground = `${playgroundPath(FIRST_OPERATION)}#${fragmentOf({ values: valuesOf(birth.birth), places: {} })}`;
  return (
    <>
      <PageHeader
        list={{ label: 'All births', href: BIRTHS_PATH }}
        title={<span className="wrap-anywhere">{nameOf(birth)}</span>}
        actions={
          <>
            {mayManage ? (
              <>
                <Button variant="danger" onClick={() => setDialog('erase')}>
                  Erase
                </Button>
                <Button onClick={() => setDialog('replace')}>Change</Button>
              </>
            ) : null}
            <ButtonLink href={inPlayground} variant="primary">
              Open in the playground
            </ButtonLink>
          </>
        }
      />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Card aria-labelledby="birth-facts">
          <CardHeader id="birth-facts" title="Birth" />
          <Facts birth={birth} />
        </Card>
        <Card aria-labelledby="birth-rashi">
          <CardHeader id="birth-rashi" title="Rashi, D1" />
          <div className="p-4 sm:p-5">{chart}</div>
        </Card>
      </div>
      <section aria-label="Call with this birth" className="grid gap-3">
        <p className="max-w-prose text-small text-text-2">
          Every operation on a birth takes these members in place of a date and a place. The key needs the scope{' '}
          <code>births</code>.
        </p>
        {snippets.map(({ title, code }) => (
          <CodeCard key={title} title={title} code={code} language="shell" label={title} />
        ))}
      </section>
      {dialog === 'replace' ? <BirthDialog group={group} birth={birth} onClose={changed} /> : null}
      {dialog === 'erase' ? (
        <EraseBirth birth={birth} onErased={() => location.assign(BIRTHS_PATH)} onClose={close} />
      ) : null}
    </>
  );
}

function Facts({ birth: { birthId, reference, tags, birth, changedAt } }: { birth: ShownBirth }) {
  const facts: [string, ReactNode][] = [
    ['Moment', momentText(birth)],
    ['Latitude', birth.latitude],
    ['Longitude', birth.longitude],
    ['Time zone', birth.timezone],
    ['Id', birthId],
    ['Reference', reference ?? 'none'],
    ['Tags', tags.length === 0 ? 'none' : tags.map((tag) => <Tag key={tag}>{tag}</Tag>)],
    ['Last change', fullInstant(changedAt)],
  ];
  return (
    <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-6 gap-y-2 px-4 py-4 text-small sm:px-5">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-text-2">{name}</dt>
          <dd className="flex flex-wrap gap-1.5 font-mono wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

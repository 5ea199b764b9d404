'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PLANS } from '@graha/domain/billing/plans';
import { count, date, plural } from '@graha/domain/core/format';
import { Button } from '@graha/ui/button.tsx';
import { Note } from '@graha/ui/note.tsx';
import { VisuallyHidden } from '@graha/ui/visually-hidden.tsx';
import { RowHeader, Td, Th, Tr } from '@graha/ui/table.tsx';
import { Ago } from '../../../shared/instant.tsx';
import { type Outputs, useTRPC } from '../../../shared/trpc-client.tsx';
import { BroadcastsHeader } from '../headers.tsx';
import { ListCard } from '../list-card.tsx';
import { SendDialog } from './send-dialog.tsx';
import { WithdrawDialog } from './withdraw-dialog.tsx';

type Listed = Outputs['admin']['broadcasts']['list'];
type Broadcast = Listed['broadcasts'][number];

const HEAD = (
  <>
    <Th>Message</Th>
    <Th wide numeric>
      Workspaces
    </Th>
    <Th wide>Plans</Th>
    <Th wide>By</Th>
    <Th wide>Sent</Th>
    <Th numeric>
      <VisuallyHidden>Banner</VisuallyHidden>
    </Th>
  </>
);

export function BroadcastsPage({ initial }: { initial: Listed }) {
  const trpc = useTRPC();
  const [isOpen, setIsOpen] = useState(false);
  const [withdrawn, setWithdrawn] = useState<Broadcast | null>(null);
  const { data, isError } = useQuery(trpc.admin.broadcasts.list.queryOptions(undefined, { initialData: initial }));
  return (
    <>
      <BroadcastsHeader
        actions={
          <Button variant="primary" onClick={() => setIsOpen(true)}>
            New broadcast
          </Button>
        }
      />
      {isError ? <Note tone="warn">This could not be read. We are trying again.</Note> : null}
      <ListCard
        title="Broadcasts"
        empty={{
          title: 'No broadcasts',
          body: 'Write one to announce a change to workspaces of some plans. Failures are reported under Incidents.',
        }}
        head={HEAD}
      >
        {data.broadcasts.map((sent) => (
          <Row key={sent.broadcastId} sent={sent} asOf={data.asOf} onWithdraw={setWithdrawn} />
        ))}
      </ListCard>
      {withdrawn ? <WithdrawDialog sent={withdrawn} onClose={() => setWithdrawn(null)} /> : null}
      {isOpen ? <SendDialog now={data.asOf} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

type RowProps = { sent: Broadcast; asOf: Date; onWithdraw: (sent: Broadcast) => void };

const Row = ({ sent, asOf, onWithdraw }: RowProps) => (
  <Tr>
    <RowHeader className="max-w-96 wrap-anywhere">
      {sent.title}
      <span className="line-clamp-2 text-micro font-normal text-text-3">{sent.text}</span>
      <span className="block text-micro font-normal text-text-2 md:hidden">
        {`${plural(sent.workspaces, 'workspace', 'workspaces')} · ${waysOf(sent, asOf).join(', ')} · `}
        <Ago instant={sent.sentAt} now={asOf} />
      </span>
    </RowHeader>
    <Td wide numeric>
      {count(sent.workspaces)}
    </Td>
    <Td wide className="text-text-2">
      {sent.plans.map((plan) => PLANS[plan].name).join(', ')}
      {sent.statuses.includes('suspended') ? (
        <span className="block text-micro text-text-3">{sent.statuses.join(', ')}</span>
      ) : null}
    </Td>
    <Td wide className="text-text-2">
      {waysOf(sent, asOf).join(', ')}
    </Td>
    <Td wide className="whitespace-nowrap">
      <Ago instant={sent.sentAt} now={asOf} />
    </Td>
    <Td className="text-right">
      {isShown(sent, asOf) ? (
        <Button size="sm" aria-label={`Withdraw banner: ${sent.title}`} onClick={() => onWithdraw(sent)}>
          Withdraw<span className="max-md:hidden"> banner</span>
        </Button>
      ) : null}
    </Td>
  </Tr>
);

const isShown = ({ bannerUntil }: Broadcast, asOf: Date): boolean => bannerUntil !== null && bannerUntil > asOf;

/** A banner that ends at midnight is named by its last day. */
const waysOf = (sent: Broadcast, asOf: Date): string[] => [
  ...(sent.byMail ? ['mail'] : []),
  ...(sent.bannerUntil === null
    ? []
    : [`banner ${isShown(sent, asOf) ? 'until' : 'ended'} ${date(new Date(sent.bannerUntil.getTime() - 1))}`]),
];

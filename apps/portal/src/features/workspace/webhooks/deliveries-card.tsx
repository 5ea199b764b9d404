'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { fullInstant } from '@graha/domain/core/format';
import { Badge, StatusBadge } from '@graha/ui/badge.tsx';
import { Button } from '@graha/ui/button.tsx';
import { Card, CardHeader } from '@graha/ui/card.tsx';
import { Code } from '@graha/ui/code.tsx';
import { EmptyState } from '@graha/ui/empty-state.tsx';
import { ExpandableRow } from '@graha/ui/expandable-row.tsx';
import { SkeletonText, TableSkeleton } from '@graha/ui/skeleton.tsx';
import { Table, Td, Th } from '@graha/ui/table.tsx';
import { BlockedButton } from '@graha/ui/tooltip.tsx';
import { Utc } from '../../../shared/instant.tsx';
import { FailureNote, type Outputs, useTRPC } from '../../../shared/trpc-client.tsx';
import { useChanged } from '../../../shared/use-changed.ts';
import type { ShownWebhook } from './webhook-dialogs.tsx';

type Row = Outputs['webhooks']['deliveries']['deliveries'][number];
type DeliveriesCardProps = { webhook: ShownWebhook; mayManage: boolean };

const COLUMN_COUNT = 3;
const POLL_MS = 3_000;

/** The newest deliveries of one webhook, with request and response. */
export function DeliveriesCard({ webhook, mayManage }: DeliveriesCardProps) {
  const trpc = useTRPC();
  const { webhookId } = webhook;
  const { data, error } = useQuery(trpc.webhooks.deliveries.queryOptions({ webhookId }, { refetchInterval: POLL_MS }));
  return (
    <Card aria-labelledby="deliveries">
      <CardHeader
        id="deliveries"
        title="Deliveries"
        detail={<p className="text-micro wrap-anywhere text-text-3">To {webhook.url}, of the last 30 days</p>}
      />
      {error ? <FailureNote error={error} /> : null}
      {!data ? (
        error ? null : (
          <TableSkeleton rows={3} columns={COLUMN_COUNT} />
        )
      ) : data.deliveries.length === 0 ? (
        <EmptyState title="Nothing was sent yet">
          A test, from the menu of the webhook, arrives here at once.
        </EmptyState>
      ) : (
        <Table>
          <thead>
            <tr>
              <Th>Message</Th>
              <Th>Outcome</Th>
              <Th wide>When, UTC</Th>
            </tr>
          </thead>
          <tbody>
            {data.deliveries.map((delivery) => (
              <ExpandableRow
                key={delivery.deliveryId}
                name={<span className="font-mono text-small">{delivery.type}</span>}
                below={<Utc instant={delivery.createdAt} />}
                columnCount={COLUMN_COUNT}
                details={<Details delivery={delivery} mayResend={mayManage} isActive={webhook.status === 'active'} />}
              >
                <Td>
                  <Outcome delivery={delivery} />
                </Td>
                <Td wide className="w-44 font-mono text-[0.78125rem] whitespace-nowrap text-text-2">
                  <Utc instant={delivery.createdAt} />
                </Td>
              </ExpandableRow>
            ))}
          </tbody>
        </Table>
      )}
    </Card>
  );
}

function Outcome({ delivery: { deliveredAt, nextAttemptAt, lastStatus, attempts } }: { delivery: Row }) {
  const status = lastStatus === null ? null : <StatusBadge status={lastStatus} />;
  if (deliveredAt) return status;
  if (nextAttemptAt === null) return <span className="flex flex-wrap gap-2">{status}<Badge tone="bad" shape="diamond">Given up</Badge></span>; // prettier-ignore
  return (
    <span className="flex flex-wrap gap-2">
      {status}
      <Badge tone="warn" shape="ring">
        {attempts === 0 ? 'Waiting' : 'Tried again later'}
      </Badge>
    </span>
  );
}

type DetailsProps = { delivery: Row; mayResend: boolean; isActive: boolean };

function Details({ delivery, mayResend, isActive }: DetailsProps) {
  const trpc = useTRPC();
  const changed = useChanged('webhooks');
  const { deliveryId, messageId, attempts, lastMs, lastError, nextAttemptAt } = delivery;
  const { data, error } = useQuery(trpc.webhooks.delivery.queryOptions({ deliveryId }));
  const resend = useMutation(trpc.webhooks.resend.mutationOptions({ onSuccess: () => changed('It is sent again.') }));
  const failure = error ?? resend.error;
  return (
    <div className="grid gap-3 py-1 pl-5.5">
      <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-6 gap-y-1.5 text-small">
        <dt className="text-text-2">Message</dt>
        <dd className="font-mono text-micro/5 wrap-anywhere">{messageId}</dd>
        <dt className="text-text-2">Attempts</dt>
        <dd>
          {attempts}
          {lastMs === null ? null : `, the last took ${lastMs} ms`}
        </dd>
        {lastError === null ? null : (
          <>
            <dt className="text-text-2">Problem</dt>
            <dd className="wrap-anywhere">{lastError}</dd>
          </>
        )}
        {nextAttemptAt === null ? null : (
          <>
            <dt className="text-text-2">Next attempt</dt>
            <dd>{fullInstant(nextAttemptAt)}</dd>
          </>
        )}
      </dl>
      {data ? (
        <>
          <Message title="What was sent">
            <Code label="What was sent" code={indented(data.body)} language="json" />
          </Message>
          {data.lastAnswer ? (
            <Message title="What was answered">
              <Code label="What was answered" code={data.lastAnswer} />
            </Message>
          ) : null}
        </>
      ) : failure ? null : (
        <SkeletonText lines={3} />
      )}
      {failure ? <FailureNote error={failure} /> : null}
      {!mayResend ? null : isActive ? (
        <div>
          <Button size="sm" loading={resend.isPending} onClick={() => resend.mutate({ deliveryId })}>
            Send again
          </Button>
        </div>
      ) : (
        <div>
          <BlockedButton reason="This webhook is paused. Resume it first.">Send again</BlockedButton>
        </div>
      )}
    </div>
  );
}

const Message = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="grid gap-1">
    <p className="text-text-2">{title}</p>
    {children}
  </div>
);

const indented = (json: string): string => JSON.stringify(JSON.parse(json), null, 2);

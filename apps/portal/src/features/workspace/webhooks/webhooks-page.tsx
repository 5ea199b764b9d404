'use client';

import { useQuery } from '@tanstack/react-query';
import { Plus } from '@graha/ui/icons/signs.tsx';
import { Link } from '@graha/ui/link.tsx';
import { useState } from 'react';
import { WEBHOOKS_MAX } from '@graha/domain/webhooks/webhook-types';
import { Button } from '@graha/ui/button.tsx';
import { Card } from '@graha/ui/card.tsx';
import { EmptyState } from '@graha/ui/empty-state.tsx';
import { Note } from '@graha/ui/note.tsx';
import { BlockedButton } from '@graha/ui/tooltip.tsx';
import { type Outputs, useTRPC } from '../../../shared/trpc-client.tsx';
import { WebhooksHeader } from '../headers.tsx';
import { AddWebhook } from './add-webhook.tsx';
import { DeliveriesCard } from './deliveries-card.tsx';
import { WebhooksTable } from './webhooks-table.tsx';

export type WebhooksPageProps = { initial: Outputs['webhooks']['list']; mayManage: boolean };

export function WebhooksPage({ initial, mayManage }: WebhooksPageProps) {
  const trpc = useTRPC();
  const { data } = useQuery(trpc.webhooks.list.queryOptions(undefined, { initialData: initial }));
  const { webhooks, isOn } = data;
  const [isAdding, setAdding] = useState(false);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const chosen = webhooks.find(({ webhookId }) => webhookId === chosenId) ?? webhooks[0];
  const blocked = !mayManage
    ? 'Your role may look at webhooks, not change them.'
    : !isOn
      ? 'This installation sends no webhooks: its operator has set no SEALING_KEY.'
      : webhooks.length >= WEBHOOKS_MAX
        ? 'A workspace has ten webhooks at most.'
        : null;
  const add =
    blocked === null ? (
      <Button variant="primary" icon={<Plus aria-hidden="true" />} onClick={() => setAdding(true)}>
        Add webhook
      </Button>
    ) : (
      <BlockedButton reason={blocked}>Add webhook</BlockedButton>
    );
  return (
    <>
      <WebhooksHeader actions={chosen ? add : undefined} />
      {isOn ? null : <Note>This installation sends no webhooks: its operator has set no SEALING_KEY.</Note>}
      <Card aria-label="Webhooks">
        {chosen ? (
          <WebhooksTable webhooks={webhooks} chosenId={chosen.webhookId} onChoose={setChosenId} mayManage={mayManage} />
        ) : (
          <EmptyState title="No webhooks yet" action={add}>
            Add the address of your server, and choose the messages that it gets.{' '}
            <Link href="/docs/webhooks" className="link">
              How to verify a message
            </Link>
          </EmptyState>
        )}
      </Card>
      {chosen ? <DeliveriesCard key={chosen.webhookId} webhook={chosen} mayManage={mayManage} /> : null}
      {isAdding ? <AddWebhook onClose={() => setAdding(false)} /> : null}
    </>
  );
}

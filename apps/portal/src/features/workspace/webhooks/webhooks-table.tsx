'use client';

import { useMutation } from '@tanstack/react-query';
import { Ellipsis } from '@graha/ui/icons/signs.tsx';
import { useState } from 'react';
import type { PauseReason } from '@graha/domain/webhooks/webhook';
import { count, fullInstant } from '@graha/domain/core/format';
import { Breakable, piecesOf } from '@graha/ui/address-text.tsx';
import { Badge } from '@graha/ui/badge.tsx';
import { IconButton } from '@graha/ui/button.tsx';
import { Menu, type MenuItem } from '@graha/ui/menu.tsx';
import { ActionsTh, RowHeader, Table, Td, Th, Tr } from '@graha/ui/table.tsx';
import { FailureNote, useTRPC } from '../../../shared/trpc-client.tsx';
import { useChanged } from '../../../shared/use-changed.ts';
import { ChangeWebhook, RemoveWebhook, ReplaceSecret, type ShownWebhook } from './webhook-dialogs.tsx';

type WebhooksTableProps = {
  webhooks: readonly ShownWebhook[];
  /** The webhook with the deliveries shown. */
  chosenId: string;
  onChoose: (webhookId: string) => void;
  mayManage: boolean;
};

const PAUSED: Record<PauseReason, string> = {
  asked: 'Paused',
  failing: 'Paused: nothing arrived',
  gone: 'Paused: receiver gone',
};

type Target = { webhook: ShownWebhook; action: 'change' | 'replace' | 'remove' };

export function WebhooksTable({ webhooks, chosenId, onChoose, mayManage }: WebhooksTableProps) {
  const [target, setTarget] = useState<Target | null>(null);
  const { groupsFor, error } = useWebhookActions(setTarget);
  const close = () => setTarget(null);
  return (
    <>
      {error ? <FailureNote error={error} /> : null}
      <Table>
        <thead>
          <tr>
            <Th>Address</Th>
            <Th>State</Th>
            <Th wide>Messages</Th>
            {mayManage ? <ActionsTh /> : null}
          </tr>
        </thead>
        <tbody>
          {webhooks.map((webhook) => (
            <Tr key={webhook.webhookId} selected={webhook.webhookId === chosenId}>
              <RowHeader className="wrap-anywhere">
                <button
                  type="button"
                  aria-pressed={webhook.webhookId === chosenId}
                  onClick={() => onChoose(webhook.webhookId)}
                  className="cursor-pointer text-left font-mono text-small"
                >
                  <Breakable isNarrow pieces={piecesOf(webhook.url)} />
                </button>
                {webhook.oldSecretUntil ? (
                  <span className="block text-micro font-normal text-text-3">
                    The old secret signs too until {fullInstant(webhook.oldSecretUntil)}
                  </span>
                ) : null}
              </RowHeader>
              <Td>
                {webhook.status === 'active' ? (
                  <Badge tone="ok" shape="dot">
                    Active
                  </Badge>
                ) : (
                  <Badge tone="warn" shape="ring">
                    {PAUSED[webhook.pausedBecause ?? 'asked']}
                  </Badge>
                )}
              </Td>
              <Td wide className="text-text-2">
                {webhook.types.length > 3 ? `${count(webhook.types.length)} types` : webhook.types.join(', ')}
              </Td>
              {mayManage ? (
                <Td className="w-12 text-right">
                  <Menu
                    trigger={
                      <IconButton
                        label={`Actions for ${webhook.url}`}
                        icon={<Ellipsis aria-hidden="true" />}
                        className="-my-1.5 align-middle"
                      />
                    }
                    groups={groupsFor(webhook)}
                  />
                </Td>
              ) : null}
            </Tr>
          ))}
        </tbody>
      </Table>
      {target?.action === 'change' ? <ChangeWebhook webhook={target.webhook} onClose={close} /> : null}
      {target?.action === 'replace' ? <ReplaceSecret webhook={target.webhook} onClose={close} /> : null}
      {target?.action === 'remove' ? <RemoveWebhook webhook={target.webhook} onClose={close} /> : null}
    </>
  );
}

/** Returns the actions in the menu of a row. */
function useWebhookActions(choose: (target: Target) => void) {
  const trpc = useTRPC();
  const changed = useChanged('webhooks');
  const pause = useMutation(
    trpc.webhooks.pause.mutationOptions({ onSuccess: () => changed('The webhook is paused.') }),
  );
  const resume = useMutation(
    trpc.webhooks.resume.mutationOptions({ onSuccess: () => changed('The webhook is active again.') }),
  );
  const test = useMutation(
    trpc.webhooks.sendTest.mutationOptions({ onSuccess: () => changed('A test is on its way.') }),
  );
  const groupsFor = (webhook: ShownWebhook): MenuItem[][] => {
    const ref = { webhookId: webhook.webhookId };
    const isActive = webhook.status === 'active';
    return [
      [
        ...(isActive ? [{ label: 'Send a test', onSelect: () => test.mutate(ref) }] : []),
        { label: 'Change', onSelect: () => choose({ webhook, action: 'change' }) },
        { label: 'Replace the secret', onSelect: () => choose({ webhook, action: 'replace' }) },
        isActive
          ? { label: 'Pause', onSelect: () => pause.mutate(ref) }
          : { label: 'Resume', onSelect: () => resume.mutate(ref) },
      ],
      [{ label: 'Remove', danger: true, onSelect: () => choose({ webhook, action: 'remove' }) }],
    ];
  };
  return { groupsFor, error: test.error ?? pause.error ?? resume.error };
}

'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Note } from '@graha/ui/note.tsx';
import { PageHeader } from '@graha/ui/page-header.tsx';
import { Tag } from '@graha/ui/badge.tsx';
import { fullInstant } from '@graha/domain/core/format';
import { useCalmReading } from '../../shared/calm-reading.ts';
import { useTRPC } from '../../shared/trpc-client.tsx';
import { KEYS_PATH, type KeyDetails } from './key.ts';
import { KeyDialog } from './key-dialog.tsx';
import type { KeyAction } from './key.ts';
import { KeyFacts } from './key-facts.tsx';
import { CaptureSection } from './capture-section.tsx';
import { KeyLimitsSection } from './key-limits-section.tsx';
import { FeedSection } from './feed-section.tsx';
import { KeyUsage } from './key-usage.tsx';
import type { FeedChoices, ScopeFamilies } from './page-data.ts';
import { Button } from '@graha/ui/button.tsx';
import { SettingsRow, SettingsSection } from '@graha/ui/settings.tsx';
import { isAllowed } from '@graha/procedures/keys/allowed-changes';
import { mayBecome } from '@graha/procedures/keys/key';
import { may, type Sight } from '@graha/domain/team/roles';
import type { KeyListItem } from '@graha/store/keys/key-list';

export type KeyPageProps = {
  initial: KeyDetails;
  sight: Sight;
  curl: string;
  families: ScopeFamilies;
  feed: FeedChoices;
};

export function KeyPage({ initial, sight, curl, families, feed }: KeyPageProps) {
  const trpc = useTRPC();
  const calm = useCalmReading();
  const { keyId } = initial.key;
  const query = useQuery(trpc.keys.get.queryOptions({ keyId }, { initialData: initial, refetchInterval: calm }));
  const [action, setAction] = useState<KeyAction | null>(null);
  const details = query.data;
  const { key, asOf } = details;
  const mayManage = may(sight, 'keys.manage');
  const choose = (change: KeyAction['change']) => setAction({ change, row: key });
  return (
    <>
      <PageHeader
        list={{ label: 'All keys', href: KEYS_PATH }}
        title={
          <span className="flex flex-wrap items-center gap-2.5 wrap-anywhere">
            {key.name}
            {key.env === 'test' ? <Tag>{key.env}</Tag> : null}
            {key.browser ? <Tag>publishable</Tag> : null}
          </span>
        }
      />
      {query.isError ? <Note tone="warn">{`As of ${fullInstant(asOf)}. We are trying again.`}</Note> : null}
      <KeyFacts details={details} />
      <KeyUsage details={details} />
      <KeyLimitsSection
        details={details}
        onRestrict={isAllowed(sight, key, 'restrict') ? () => choose('restrict') : null}
      />
      {key.browser && key.text ? <FeedSection text={key.text} scopes={key.scopes} choices={feed} /> : null}
      <CaptureSection details={details} mayCapture={may(sight, 'requests.content')} />
      <KeyActions row={key} asOf={asOf} sight={sight} onAction={mayManage ? choose : null} />
      {action ? (
        <KeyDialog {...{ action, curl, families, asOf }} onAction={setAction} onClose={() => setAction(null)} />
      ) : null}
    </>
  );
}

const ACTIONS = [
  {
    change: 'rotate',
    label: 'Replace key',
    hint: 'A new key with the same limits takes its place; the old one goes on for as long as you say.',
  },
  { change: 'disable', label: 'Disable key', hint: 'Refuses the key until you enable it again.' },
  { change: 'enable', label: 'Enable key', hint: 'Takes the key again, with the limits it has.' },
  { change: 'reportLeak', label: 'This key leaked', hint: 'Notifies the owner and the admins, and lists what to do.' },
  { change: 'revoke', label: 'Revoke key', hint: 'Ends the key for good.' },
] as const;

export type KeyActionsProps = {
  row: KeyListItem;
  asOf: Date;
  sight: Sight;
  onAction: ((change: KeyAction['change']) => void) | null;
};

function KeyActions({ row, asOf, sight, onAction }: KeyActionsProps) {
  const possible = ACTIONS.filter(({ change }) => change === 'reportLeak' || mayBecome(row, change, asOf));
  const offered = possible.filter(({ change }) => change === 'reportLeak' || isAllowed(sight, row, change));
  return (
    <SettingsSection
      id="actions"
      title="Actions"
      description="A change of the key reaches every server within one second."
    >
      {onAction && offered.length < possible.length ? (
        <SettingsRow
          className="border-b border-line"
          title="This key acts like an admin: owners and admins alone change, enable or replace it."
        />
      ) : null}
      {onAction ? (
        offered.map(({ change, label, hint }, index) => (
          <SettingsRow
            key={change}
            className={index > 0 ? 'border-t border-line' : ''}
            title={hint}
            actions={
              <Button variant={change === 'revoke' ? 'danger' : 'default'} onClick={() => onAction(change)}>
                {label}
              </Button>
            }
          />
        ))
      ) : (
        <SettingsRow title="Your role can view keys, not change them." />
      )}
    </SettingsSection>
  );
}

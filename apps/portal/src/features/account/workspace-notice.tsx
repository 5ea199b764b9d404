'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect, useRef } from 'react';
import { Shape } from '@graha/ui/badge.tsx';
import { Button, ButtonLink } from '@graha/ui/button.tsx';
import { cn } from '@graha/ui/cn.ts';
import { count, date } from '@graha/domain/core/format';
import { listing } from '@graha/catalog/wire/words';
import type { Notice } from '@graha/procedures/workspace/notice';
import { type Outputs, useTRPC } from '../../shared/trpc-client.tsx';
import { BroadcastBanners } from './broadcast-banners.tsx';

type ShownNotice = NonNullable<Notice>;
type Words = { title: string; text: string; isStop: boolean; action: { label: string; href: string } };

const [BILLING, KEYS] = ['/billing', '/keys'];

/** Conditions that one page ends, in words; the others are about the reader's address. `isStop`: calls are refused, or should be. */
function wordsOf(notice: ShownNotice): Words | null {
  switch (notice.kind) {
    case 'key-leaked': {
      const [first, ...others] = notice.keys;
      const isOne = first !== undefined && others.length === 0;
      return {
        isStop: true,
        title: isOne
          ? `The key ${first.name} leaked and still works.`
          : `${count(notice.keys.length)} leaked keys still work.`,
        text: `Anyone who has ${isOne ? 'it' : 'one'} can spend your credits.`,
        action: isOne
          ? { label: 'Stop the key', href: `${KEYS}/${first.keyId}` }
          : { label: 'Stop the keys', href: KEYS },
      };
    }
    case 'no-free-calls':
      return {
        isStop: true,
        title: 'This workspace has no free calls.',
        text: 'Your one Free allowance is in your first workspace.',
        action: { label: 'See plans', href: BILLING },
      };
    case 'spend-limit':
      return {
        isStop: true,
        title: 'The spend limit is reached.',
        text: `Calls are refused until ${date(notice.renewsAt)}: your keys have spent the ${count(notice.creditsMax)} credits that you allow in a period.`,
        action: { label: 'Change the limit', href: BILLING },
      };
    case 'credits-out':
      return {
        isStop: true,
        title: 'The credits are used up.',
        text: `Calls are refused until ${date(notice.renewsAt)}.`,
        action: { label: 'Get more credits', href: BILLING },
      };
    case 'calls-out':
      return {
        isStop: true,
        title: 'The calls of this period are used up.',
        text: `${count(notice.callsMax)} of ${count(notice.callsMax)} are used. More are refused until ${date(notice.renewsAt)}.`,
        action: { label: 'See plans', href: BILLING },
      };
    case 'outage':
      return {
        isStop: false,
        title: `Outage: ${notice.title}`,
        text: 'Calls may fail until it is resolved. The status page has every update.',
        action: { label: 'See the status', href: '/status' },
      };
    case 'payment-late':
      return {
        isStop: false,
        title: 'The last payment failed.',
        text: `If no try succeeds the workspace moves to Free on ${date(notice.endsAt)}.`,
        action: { label: 'Update the card', href: BILLING },
      };
    case 'webhook-paused':
      return {
        isStop: false,
        title: 'A webhook is paused.',
        text: `${listing(notice.hosts)} did not take its messages.`,
        action: { label: 'See webhooks', href: '/webhooks' },
      };
    case 'limited':
    case 'unverified':
      return null;
  }
}

export type WorkspaceNoticeProps = { initial: Outputs['workspace']['plan']; email: string; mayPay: boolean };

/**
 * The condition of the workspace, above every page while it lasts, with the one button that ends it, and the messages of operators.
 * Asked again on each page and whenever the reader returns to the tab.
 */
export function WorkspaceNotice({ initial, email, mayPay }: WorkspaceNoticeProps) {
  const path = usePathname();
  const { notice, banners } = useNotice(initial, path);
  return (
    <>
      {notice === null ? null : <Condition notice={notice} path={path} email={email} mayPay={mayPay} />}
      <BroadcastBanners banners={banners} />
    </>
  );
}

type ConditionProps = Omit<WorkspaceNoticeProps, 'initial'> & { notice: ShownNotice; path: string };

function Condition({ notice, path, email, mayPay }: ConditionProps) {
  const words = wordsOf(notice);
  if (words === null) {
    const isLimited = notice.kind === 'limited';
    return (
      <Banner
        isStop={false}
        title={
          isLimited
            ? `This workspace has ${count(notice.callsMax)} calls until you verify ${email}.`
            : `Verify ${email}.`
        }
        text="Open the link that we mailed you."
        button={<SendAgain />}
      />
    );
  }
  const { action, ...said } = words;
  const isThere = path === action.href;
  if (isThere && notice.kind === 'payment-late') return null; // The page of bills has its own note, with a form.
  return (
    <Banner
      {...said}
      button={
        isThere || (action.href === BILLING && !mayPay) ? null : (
          <ButtonLink href={action.href} size="sm">
            {action.label}
          </ButtonLink>
        )
      }
    />
  );
}

/** Returns what the server sent last, with the page or since: a new page, the return to the tab and each change ask again. */
function useNotice(initial: Outputs['workspace']['plan'], path: string): Outputs['workspace']['plan'] {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const options = trpc.workspace.plan.queryOptions(undefined, { initialData: initial });
  const { data, refetch } = useQuery(options);
  const shown = useRef({ initial, path });
  useEffect(() => {
    const last = shown.current;
    shown.current = { initial, path };
    if (last.initial !== initial) queries.setQueryData(options.queryKey, initial);
    else if (last.path !== path) void refetch();
  }, [initial, path, queries, options.queryKey, refetch]);
  useEffect(
    () =>
      queries.getMutationCache().subscribe(({ type, mutation }) => {
        if (type === 'updated' && mutation.state.status === 'success') void refetch();
      }),
    [queries, refetch],
  );
  return data;
}

type BannerProps = Pick<Words, 'title' | 'text' | 'isStop'> & { button: ReactNode };

const Banner = ({ title, text, isStop, button }: BannerProps) => (
  <section
    aria-label="Notice"
    className={cn(
      'flex flex-wrap items-center gap-x-4 gap-y-2.5 rounded-lg px-3.5 py-2.5 text-small print:hidden',
      isStop ? 'bg-bad-soft' : 'bg-warn-soft',
    )}
  >
    <p className="flex min-w-0 flex-[1_1_20rem] items-baseline gap-2.5">
      <Shape shape={isStop ? 'diamond' : 'ring'} className={isStop ? 'text-bad' : 'text-warn'} />
      <span className="min-w-0 wrap-anywhere">
        <b className={isStop ? 'text-bad' : 'text-warn'}>{title}</b> {text}
      </span>
    </p>
    {button}
  </section>
);

function SendAgain() {
  const trpc = useTRPC();
  const send = useMutation(trpc.profile.sendVerification.mutationOptions());
  const said =
    send.data &&
    (send.data.isSent
      ? 'Sent. It may take a minute.'
      : 'Five mails went out within the hour. Look into the spam folder, or try again later.');
  return (
    <span aria-live="polite">
      {(send.error?.message ?? said) || (
        <Button size="sm" loading={send.isPending} loadingLabel="Sending" onClick={() => send.mutate()}>
          Send again
        </Button>
      )}
    </span>
  );
}

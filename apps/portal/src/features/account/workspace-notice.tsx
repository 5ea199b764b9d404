'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect, useRef } from 'react';
import { Shape } from '@graha/ui/badge.tsx';
import { Button, ButtonLink } from '@graha/ui/button.tsx';
import { cn } from '@graha/ui/cn.ts';
import { count } from '@graha/domain/core/format';
import { type Outputs, useTRPC } from '../../shared/trpc-client.tsx';
import { BroadcastBanners } from './broadcast-banners.tsx';
import { type NoticeReader, type NoticeWords, type ShownNotice, wordsOf } from './notice-words.ts';

export type WorkspaceNoticeProps = NoticeReader & { initial: Outputs['workspace']['plan']; email: string };

/**
 * The condition of the workspace, above every page while it lasts, with the one button that ends it, and the messages of operators.
 * Asked again on each page and whenever the reader returns to the tab.
 */
export function WorkspaceNotice({ initial, ...reader }: WorkspaceNoticeProps) {
  const path = usePathname();
  const { notice, banners } = useNotice(initial, path);
  return (
    <>
      {notice === null ? null : <Condition notice={notice} path={path} {...reader} />}
      <BroadcastBanners banners={banners} />
    </>
  );
}

type ConditionProps = Omit<WorkspaceNoticeProps, 'initial'> & { notice: ShownNotice; path: string };

function Condition({ notice, path, email, ...reader }: ConditionProps) {
  const words = wordsOf(notice, reader);
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
  const isThere = path === action?.href;
  if (path === '/billing' && notice.kind === 'payment-late') return null; // The page of bills has its own note, with a form.
  return (
    <Banner
      {...said}
      button={
        isThere || action === null ? null : (
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

type BannerProps = Pick<NoticeWords, 'title' | 'text' | 'isStop'> & { button: ReactNode };

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

'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { count, plural } from '@graha/domain/core/format';
import { Dialog } from '@graha/ui/dialog.tsx';
import { ScrollRegion } from '@graha/ui/table.tsx';
import { useToast } from '@graha/ui/toast.tsx';
import { DialogForm } from '../../../shared/dialog-form.tsx';
import { useMutationId, useTRPC } from '../../../shared/trpc-client.tsx';
import { type Draft, type DraftProblem, endOf, firstDraft, problemIn } from './draft.ts';
import { DraftFields } from './draft-fields.tsx';

/** Writes a broadcast, then shows it with the number of its workspaces, and sends it after confirmation. */
export function SendDialog({ now, onClose }: { now: Date; onClose: () => void }) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const toast = useToast();
  const { mutationId: broadcastId } = useMutationId();
  const [draft, setDraft] = useState<Draft>(() => firstDraft(now));
  const [isPreview, setIsPreview] = useState(false);
  const audience = { plans: draft.plans, statuses: draft.statuses };
  const hasAudience = draft.plans.length > 0 && draft.statuses.length > 0;
  const preview = useQuery(trpc.admin.broadcasts.preview.queryOptions(audience, { enabled: hasAudience }));
  const workspaces = preview.data?.workspaces ?? 0;
  const send = useMutation(
    trpc.admin.broadcasts.send.mutationOptions({
      onSuccess: () => {
        toast({ text: `Sent to ${plural(workspaces, 'workspace', 'workspaces')}.` });
        onClose();
      },
      onSettled: () =>
        Promise.all([
          queries.invalidateQueries({ queryKey: trpc.admin.broadcasts.list.queryKey() }),
          queries.invalidateQueries({ queryKey: trpc.admin.broadcasts.preview.queryKey() }),
        ]),
    }),
  );
  const [problem, setProblem] = useState<DraftProblem | null>(null);
  const change = (changed: Partial<Draft>) => {
    setDraft({ ...draft, ...changed });
    setProblem(null);
  };
  const submit = () => {
    const found = problemIn(draft, now);
    setProblem(found);
    if (found !== null) return setIsPreview(false);
    if (!isPreview) return setIsPreview(true);
    const { title, text, byMail } = draft;
    send.mutate({
      broadcastId,
      ...audience,
      title,
      text,
      byMail,
      bannerUntil: endOf(draft),
      confirmedWorkspaces: workspaces,
    });
  };
  const number = count(workspaces);
  return (
    <Dialog
      open
      title={isPreview ? `Send to ${plural(workspaces, 'workspace', 'workspaces')}?` : 'New broadcast'}
      description={
        isPreview
          ? 'It is sent once and cannot be changed or taken back.'
          : 'Nothing is sent before you have seen the number of its readers.'
      }
      onOpenChange={onClose}
    >
      <DialogForm
        text={{
          submit: isPreview ? `Send to ${number}` : 'Preview',
          pending: 'Sending',
          cancel: isPreview ? 'Back' : 'Cancel',
          failed: 'Nothing was sent.',
        }}
        pending={send.isPending}
        disabled={isPreview && (preview.isFetching || workspaces === 0)}
        error={send.error}
        problem={problem?.text}
        onSubmit={submit}
        onCancel={() => (isPreview ? setIsPreview(false) : onClose())}
      >
        {() =>
          isPreview ? (
            <Preview draft={draft} workspaces={workspaces} />
          ) : (
            <DraftFields
              draft={draft}
              onChange={change}
              workspaces={hasAudience ? (preview.data?.workspaces ?? null) : 0}
              problem={problem}
            />
          )
        }
      </DialogForm>
    </Dialog>
  );
}

/** The message takes focus, so that keys scroll a long one. */
const Preview = ({ draft, workspaces }: { draft: Draft; workspaces: number }) => (
  <div className="grid gap-3 text-small">
    <ScrollRegion label="The message" className="rounded-lg bg-accent-soft px-3.5 py-2.5 wrap-anywhere">
      <b>{draft.title.trim()}</b>
      <p className="whitespace-pre-line text-text-2">{draft.text.trim()}</p>
    </ScrollRegion>
    <ul className="list-disc pl-5 text-text-2">
      {draft.byMail ? (
        <li>{`A mail to each owner and admin of ${plural(workspaces, 'workspace', 'workspaces')}, one to a person.`}</li>
      ) : null}
      {draft.byBanner ? (
        <li>{`A banner on their pages until ${draft.until}, UTC, which each reader can close.`}</li>
      ) : null}
    </ul>
  </div>
);

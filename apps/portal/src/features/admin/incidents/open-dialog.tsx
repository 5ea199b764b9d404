'use client';

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { firstStates, IMPACTS } from '@graha/domain/operations/incident-states';
import { Dialog } from '@graha/ui/dialog.tsx';
import { TextField } from '@graha/ui/input.tsx';
import { DialogForm } from '../../../shared/dialog-form.tsx';
import { useMutationId, useTRPC } from '../../../shared/trpc-client.tsx';
import { NewsFields, type News } from './news-fields.tsx';
import { useIncidentDone } from './use-incident-done.ts';

/** `2026-11-28T21:50`, the form of the field, in UTC. */
const minuteOf = (instant: Date): string => instant.toISOString().slice(0, 16);

export function OpenDialog({ now, onClose }: { now: Date; onClose: () => void }) {
  const trpc = useTRPC();
  const { mutationId: incidentId } = useMutationId();
  const { mutationId: updateId } = useMutationId();
  const [title, setTitle] = useState('');
  const [startedAt, setStartedAt] = useState(() => minuteOf(now));
  const [problem, setProblem] = useState<string | null>(null);
  const [news, setNews] = useState<News>({ impact: 'degraded', state: 'investigating', components: ['api'], text: '' });
  const open = useMutation(trpc.admin.incidents.open.mutationOptions(useIncidentDone('Opened.', onClose)));
  const change = (part: Partial<News>) => {
    const next = { ...news, ...part };
    const states = firstStates(next.impact);
    setNews({ ...next, state: states.includes(next.state) ? next.state : (states[0] ?? next.state) });
  };
  return (
    <Dialog
      open
      title="Open an incident"
      description="It is on the status page within seconds, and each subscriber has a mail."
      onOpenChange={onClose}
    >
      <DialogForm
        text={{ submit: 'Open incident', pending: 'Opening', cancel: 'Cancel', failed: 'Nothing was opened.' }}
        pending={open.isPending}
        error={open.error}
        problem={problem}
        onSubmit={() => {
          const began = new Date(`${startedAt}Z`);
          const isTime = !Number.isNaN(began.getTime());
          setProblem(isTime ? null : 'Enter the time at which it began.');
          if (isTime)
            open.mutate({ incidentId, updateId, title, startedAt: began, ...news, components: [...news.components] });
        }}
        onCancel={onClose}
      >
        {(problemOf) => (
          <>
            <TextField
              label="Title"
              hint="What a customer notices, such as: Calls answer slowly."
              value={title}
              onChange={({ currentTarget }) => setTitle(currentTarget.value)}
              error={problemOf('title')}
              autoComplete="off"
            />
            <NewsFields
              news={news}
              onChange={change}
              impacts={IMPACTS.toReversed()}
              states={firstStates(news.impact)}
              problemOf={problemOf}
            />
            <TextField
              label={news.impact === 'maintenance' ? 'Begins, UTC' : 'Began, UTC'}
              type="datetime-local"
              value={startedAt}
              onChange={({ currentTarget }) => setStartedAt(currentTarget.value)}
              error={problem ?? problemOf('startedAt')}
            />
          </>
        )}
      </DialogForm>
    </Dialog>
  );
}

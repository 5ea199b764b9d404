'use client';

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { IMPACTS, isSameKind, nextStates } from '@graha/domain/operations/incident-states';
import { Dialog } from '@graha/ui/dialog.tsx';
import { DialogForm } from '../../../shared/dialog-form.tsx';
import { type Outputs, useMutationId, useTRPC } from '../../../shared/trpc-client.tsx';
import { NewsFields, type News } from './news-fields.tsx';
import { useIncidentDone } from './use-incident-done.ts';

export type Incident = Outputs['admin']['incidents']['list']['incidents'][number];

type UpdateDialogProps = { incident: Incident; isEnd: boolean; onClose: () => void };

export function UpdateDialog({ incident: { incidentId, title, ...before }, isEnd, onClose }: UpdateDialogProps) {
  const trpc = useTRPC();
  const { mutationId: updateId } = useMutationId();
  // The number at the opening of the dialog: a later update of another operator has not been read.
  const [seenUpdates] = useState(before.updates.length);
  const [news, setNews] = useState<News>({
    impact: before.impact,
    state: isEnd ? 'resolved' : before.state,
    components: before.components,
    text: '',
  });
  const done = useIncidentDone(isEnd ? 'Resolved.' : 'Posted.', onClose);
  const update = useMutation(trpc.admin.incidents.update.mutationOptions(done));
  return (
    <Dialog
      open
      title={isEnd ? 'Resolve this incident?' : 'Post an update'}
      description={isEnd ? `${title}. A resolved incident stays resolved.` : title}
      onOpenChange={onClose}
    >
      <DialogForm
        text={{
          submit: news.state === 'resolved' ? 'Resolve' : 'Post update',
          pending: 'Posting',
          cancel: 'Cancel',
        }}
        pending={update.isPending}
        error={update.error}
        onSubmit={() => update.mutate({ incidentId, updateId, seenUpdates, ...news, components: [...news.components] })}
        onCancel={onClose}
      >
        {(problemOf) => (
          <NewsFields
            news={news}
            onChange={(change) => setNews({ ...news, ...change })}
            impacts={IMPACTS.filter((impact) => isSameKind(impact, before.impact)).toReversed()}
            states={nextStates(before.impact, before.state)}
            problemOf={problemOf}
          />
        )}
      </DialogForm>
    </Dialog>
  );
}

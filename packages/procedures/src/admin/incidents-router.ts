import { z } from 'zod';
import { Text, tooLong } from '@graha/domain/core/typed-text';
import { COMPONENT_IDS } from '@graha/domain/operations/components';
import { TEXT_LENGTH_MAX, TITLE_LENGTH_MAX } from '@graha/domain/operations/incident';
import { IMPACTS, INCIDENT_STATES } from '@graha/domain/operations/incident-states';
import { listIncidents, openIncident, updateIncident } from '@graha/store/incidents/incidents';
import { ledgerNow } from '@graha/store/postgres/ledger-clock';
import { operatorProcedure, router } from '../trpc/init.ts';

const SHOWN_DAYS = 3_650;
const SHOWN_MAX = 50;

const News = z.strictObject({
  incidentId: z.uuid(),
  /** Made by the form, so that a repeated submission posts nothing twice. */
  updateId: z.uuid(),
  state: z.enum(INCIDENT_STATES),
  impact: z.enum(IMPACTS),
  components: z.array(z.enum(COMPONENT_IDS)).min(1, 'Choose at least one component.').max(COMPONENT_IDS.length),
  text: Text.max(TEXT_LENGTH_MAX, tooLong(TEXT_LENGTH_MAX)).trim().min(1, 'Write what readers should know.'),
});

/** Incidents on the status page. Every change is an event with the operator as its actor. */
export const incidentsRouter = router({
  /** Newest first. */
  list: operatorProcedure.query(async ({ ctx }) => {
    const [incidents, asOf] = await Promise.all([
      listIncidents({ db: ctx.operatorDb }, { days: SHOWN_DAYS, max: SHOWN_MAX }),
      ledgerNow(ctx.db),
    ]);
    return { incidents, asOf };
  }),

  /** Returns `isNews` false for a repeat of the submission. */
  open: operatorProcedure
    .input(
      News.extend({
        title: Text.max(TITLE_LENGTH_MAX, tooLong(TITLE_LENGTH_MAX)).trim().min(1, 'Enter a title.'),
        startedAt: z.date('Enter the time at which it began.'),
      }),
    )
    .mutation(async ({ ctx, input: { startedAt, ...opening } }) => ({
      isNews: await openIncident({ ...ctx, db: ctx.operatorDb }, { ...opening, startedAt: startedAt.toISOString() }),
    })),

  /** `seenUpdates`: the number of updates on the operator's page. State `resolved` ends the incident. */
  update: operatorProcedure
    .input(News.extend({ seenUpdates: z.int().positive() }))
    .mutation(async ({ ctx, input }) => ({ isNews: await updateIncident({ ...ctx, db: ctx.operatorDb }, input) })),
});

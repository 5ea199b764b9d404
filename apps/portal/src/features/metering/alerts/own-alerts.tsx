'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { count } from '@graha/domain/core/format';
import { Button } from '@graha/ui/button.tsx';
import { Card, CardBody, CardHeader } from '@graha/ui/card.tsx';
import { EmptyState } from '@graha/ui/empty-state.tsx';
import { focusMain } from '@graha/ui/focus-main.ts';
import { Field } from '@graha/ui/field.tsx';
import { Select, TextField } from '@graha/ui/input.tsx';
import { ActionsTh, RowHeader, Table, Td, Th, Tr } from '@graha/ui/table.tsx';
import { useToast } from '@graha/ui/toast.tsx';
import type { AlertsState } from '@graha/procedures/alerts/state';
import { Utc } from '../../../shared/instant.tsx';
import { FailureNote, useMutationId, useTRPC } from '../../../shared/trpc-client.tsx';

type OwnAlertsProps = Pick<AlertsState, 'own' | 'cappedKeys' | 'of'> & { mayManage: boolean };

/** Thresholds in addition to the three of every workspace. */
export function OwnAlerts({ own, cappedKeys, of, mayManage }: OwnAlertsProps) {
  return (
    <Card aria-labelledby="own-alerts">
      <CardHeader
        id="own-alerts"
        title="Your own thresholds"
        detail={
          <p className="text-small text-text-2">
            Any percentage of the allowance, or of the monthly cap of a key. Sent once a period, by mail and to webhooks
            with credits.threshold.
          </p>
        }
      />
      {own.length === 0 ? (
        <EmptyState title="None yet">Add one to be mailed at another share than 50, 80 and 100 %.</EmptyState>
      ) : (
        <Table>
          <thead>
            <tr>
              <Th>Threshold</Th>
              <Th numeric>Used</Th>
              <Th>This period</Th>
              {mayManage ? <ActionsTh /> : null}
            </tr>
          </thead>
          <tbody>
            {own.map((alert) => (
              <OwnAlertLine key={alert.alertId} alert={alert} mayManage={mayManage} />
            ))}
          </tbody>
        </Table>
      )}
      {mayManage ? <AddAlert cappedKeys={cappedKeys} of={of} /> : null}
    </Card>
  );
}

type Alert = AlertsState['own'][number];

const nameOf = ({ pct, of, keyId, keyName }: Alert): string =>
  keyId === null ? `${pct} % of the ${of}` : `${pct} % of the cap of ${keyName ?? 'a key'}`;

function pointOf({ of, limit, firesAt }: Alert): string {
  if (limit === null) return 'The cap is shown to those who may see keys.';
  return firesAt === null ? 'Nothing to measure: there is no allowance or cap.' : `At ${count(firesAt)} ${of}`;
}

function OwnAlertLine({ alert, mayManage }: { alert: Alert; mayManage: boolean }) {
  const trpc = useTRPC();
  const refresh = useRefresh();
  const remove = useMutation(
    trpc.alerts.remove.mutationOptions({
      onSettled: async (_done, error) => {
        await refresh();
        if (error === null) focusMain();
      },
    }),
  );
  const { used, sentAt } = alert;
  return (
    <Tr>
      <RowHeader className="wrap-anywhere">
        {nameOf(alert)}
        <span className="block text-micro font-normal text-text-3">{pointOf(alert)}</span>
        {remove.error ? <FailureNote error={remove.error} /> : null}
      </RowHeader>
      <Td numeric>{count(used)}</Td>
      <Td>{sentAt ? <Utc instant={sentAt} /> : <span className="text-text-3">Not yet</span>}</Td>
      {mayManage ? (
        <Td className="text-right">
          <Button
            size="sm"
            loading={remove.isPending}
            loadingLabel="Removing"
            aria-label={`Remove the alert at ${nameOf(alert)}`}
            onClick={() => remove.mutate({ alertId: alert.alertId })}
          >
            Remove
          </Button>
        </Td>
      ) : null}
    </Tr>
  );
}

const WHOLE = '';

function AddAlert({ cappedKeys, of }: Pick<AlertsState, 'cappedKeys' | 'of'>) {
  const trpc = useTRPC();
  const toast = useToast();
  const refresh = useRefresh();
  const { mutationId, renew } = useMutationId();
  const [pct, setPct] = useState('');
  const [keyId, setKeyId] = useState(WHOLE);
  const add = useMutation(
    trpc.alerts.add.mutationOptions({
      onSuccess: () => {
        toast({ text: `Owners and admins are mailed at ${pct} %.` });
        renew(); // A repeated submission is the same alert; the next alert gets a new id.
        setPct('');
      },
      onSettled: refresh,
    }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    add.mutate({
      mutationId,
      pct: /^\d{1,3}$/.test(pct.trim()) ? Number(pct) : 0,
      keyId: keyId === WHOLE ? null : keyId,
    });
  };
  const fields = add.error?.data?.fields ?? {};
  return (
    <CardBody className="border-t border-line">
      <form noValidate onSubmit={submit} className="flex flex-wrap items-start gap-3">
        <TextField
          numeric
          label="Threshold"
          className="w-32"
          trailing="%"
          value={pct}
          error={fields['pct']}
          onChange={({ currentTarget }) => setPct(currentTarget.value)}
        />
        <Field label="Of" error={fields['keyId']} className="w-full sm:w-64">
          {(control) => (
            <Select
              {...control}
              value={keyId}
              options={[
                { value: WHOLE, label: `The ${of} of the workspace` },
                ...cappedKeys.map((key) => ({ value: key.keyId, label: `The cap of ${key.name}` })),
              ]}
              onChange={({ currentTarget }) => setKeyId(currentTarget.value)}
            />
          )}
        </Field>
        <Button type="submit" className="sm:mt-6.5" loading={add.isPending} loadingLabel="Adding">
          Add alert
        </Button>
      </form>
      {add.error && Object.keys(fields).length === 0 ? <FailureNote error={add.error} /> : null}
      {cappedKeys.length === 0 ? (
        <p className="mt-3 text-micro text-text-3">A key appears here once it has a monthly cap, under Keys.</p>
      ) : null}
    </CardBody>
  );
}

function useRefresh(): () => Promise<void> {
  const trpc = useTRPC();
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: trpc.alerts.read.queryKey() });
}

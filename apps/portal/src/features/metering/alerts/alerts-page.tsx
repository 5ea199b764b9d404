'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { Send } from '@graha/ui/icons/actions.tsx';
import { may, type Sight } from '@graha/domain/team/roles';
import { BlockedButton } from '@graha/ui/tooltip.tsx';
import { Button } from '@graha/ui/button.tsx';
import { Note } from '@graha/ui/note.tsx';
import { useToast } from '@graha/ui/toast.tsx';
import type { AlertsState } from '@graha/procedures/alerts/state';
import { useCalmReading } from '../../../shared/calm-reading.ts';
import { FailureNote, useTRPC } from '../../../shared/trpc-client.tsx';
import { AlertsHeader } from '../headers.tsx';
import { OwnAlerts } from './own-alerts.tsx';
import { ThresholdsTable } from './thresholds-table.tsx';
import { Card, CardBody, CardHeader } from '@graha/ui/card.tsx';
import { BigFigure } from '@graha/ui/stat-strip.tsx';
import { Scale } from '@graha/ui/scale.tsx';
import { count, date, fullInstant, plural } from '@graha/domain/core/format';
import { Link } from '@graha/ui/link.tsx';
import { AddressText } from '@graha/ui/address-text.tsx';
import { ROLE_NAMES } from '../../../shared/role-names.ts';
import { EmptyState } from '@graha/ui/empty-state.tsx';
import { RowHeader, Table, Td, Th, Tr } from '@graha/ui/table.tsx';
import { Utc } from '../../../shared/instant.tsx';

export function AlertsPage({ initial, sight }: { initial: AlertsState; sight: Sight }) {
  const trpc = useTRPC();
  const calm = useCalmReading();
  const toast = useToast();
  const { data: state, isError } = useQuery(
    trpc.alerts.read.queryOptions(undefined, { initialData: initial, refetchInterval: calm }),
  );
  const sendTest = useMutation(
    trpc.alerts.sendTest.mutationOptions({
      onSuccess: ({ mails }) => toast({ text: `${mailCount(mails)} on the way, marked as a test.` }),
    }),
  );
  const mayManage = may(sight, 'alerts.manage');
  const icon = <Send aria-hidden="true" />;
  return (
    <>
      <AlertsHeader
        actions={
          mayManage ? (
            <Button icon={icon} loading={sendTest.isPending} loadingLabel="Sending" onClick={() => sendTest.mutate()}>
              Send a test mail
            </Button>
          ) : (
            <BlockedButton icon={icon} reason="Owners and admins of this workspace may change its alerts.">
              Send a test mail
            </BlockedButton>
          )
        }
      />
      {sendTest.error ? <FailureNote error={sendTest.error} /> : null}
      {isError ? <Note tone="warn">We cannot load the alerts right now. We are trying again.</Note> : null}
      <UseCard state={state} />
      <ThresholdsTable thresholds={state.thresholds} of={state.of} mayManage={mayManage} />
      <OwnAlerts own={state.own} cappedKeys={state.cappedKeys} of={state.of} mayManage={mayManage} />
      <Receivers receivers={state.receivers} />
      <LastAlerts alerts={state.alerts} />
    </>
  );
}

/** Usage on a scale with the thresholds marked. */
function UseCard({ state: { of, used, limit, renewsAt, thresholds } }: { state: AlertsState }) {
  return (
    <Card aria-label={of === 'calls' ? 'Calls used in this period' : 'Credits used in this period'}>
      <CardBody className="grid gap-4">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
          <div>
            <p className="text-small text-text-2">
              {of === 'calls' ? 'Calls used in this period' : 'Credits used in this period'}
            </p>
            <BigFigure value={count(used)} unit={`of ${count(limit)} ${of}`} />
          </div>
          <p className="text-small text-text-2">
            {renewsAt ? (
              <>
                Resets{' '}
                <time dateTime={renewsAt.toISOString()} title={fullInstant(renewsAt)} className="font-medium text-text">
                  {date(renewsAt)}
                </time>
              </>
            ) : (
              'This allowance does not reset.'
            )}
          </p>
        </div>
        <Scale
          value={used}
          max={limit}
          thresholds={thresholds.flatMap(({ firesAt }) => firesAt ?? [])}
          label={of === 'calls' ? 'Calls used in this period' : 'Credits used in this period'}
          valueText={`${count(used)} of ${count(limit)} ${of} used`}
        />
        <p className="text-micro text-text-3">
          {limit > 0
            ? 'The marks are the thresholds below.'
            : 'This period has no allowance, so no threshold can be crossed.'}
        </p>
      </CardBody>
    </Card>
  );
}

const Receivers = ({ receivers }: { receivers: AlertsState['receivers'] }) => (
  <Card aria-labelledby="receivers">
    <CardHeader
      id="receivers"
      title="Who is mailed"
      detail={
        <p className="text-small text-text-2">Every owner and admin of the workspace. Change their roles under Team.</p>
      }
      actions={
        <Link href="/team" className="link text-small">
          Team
        </Link>
      }
    />
    <ul className="divide-y divide-line">
      {receivers.map(({ userId, name, email, role }) => (
        <li key={userId} className="flex flex-wrap justify-between gap-x-4 px-4 py-2.75 text-small sm:px-5">
          <span className="min-w-0 wrap-anywhere">
            <span className="font-medium">{name}</span>{' '}
            <span className="text-text-2">
              <AddressText>{email}</AddressText>
            </span>
          </span>
          <span className="text-text-2">{ROLE_NAMES[role]}</span>
        </li>
      ))}
    </ul>
  </Card>
);

const mailCount = (mails: number): string => plural(mails, 'mail', 'mails');

function LastAlerts({ alerts }: { alerts: AlertsState['alerts'] }) {
  return (
    <Card aria-labelledby="last-alerts">
      <CardHeader id="last-alerts" title="Last alerts" />
      {alerts.length === 0 ? (
        <EmptyState title="No threshold has been crossed yet.">
          Each crossing is listed here, with the number of e-mails sent.
        </EmptyState>
      ) : (
        <Table>
          <thead>
            <tr>
              <Th>Alert</Th>
              <Th>When, UTC</Th>
              <Th>Sent</Th>
            </tr>
          </thead>
          <tbody>
            {alerts.map(({ pct, of, limit, crossedAt, mails }) => (
              <Tr key={`${crossedAt.toISOString()} ${pct}`}>
                <RowHeader>{`${pct} % of ${count(limit)} ${of === 'spend_limit' ? 'credits of the spend limit' : of}`}</RowHeader>
                <Td className="font-mono text-[0.78125rem] text-text-2">
                  <Utc instant={crossedAt} />
                </Td>
                <Td>{mails === 0 ? <span className="text-text-3">Switched off</span> : mailCount(mails)}</Td>
              </Tr>
            ))}
          </tbody>
        </Table>
      )}
    </Card>
  );
}

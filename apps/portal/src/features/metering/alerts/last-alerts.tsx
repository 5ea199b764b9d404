import { count } from '@graha/domain/format';
import { Card, CardHeader } from '@graha/ui/card.tsx';
import { EmptyState } from '@graha/ui/empty-state.tsx';
import { RowHeader, Table, Td, Th, Tr } from '@graha/ui/table.tsx';
import { Utc } from '../../../shared/instant.tsx';
import type { AlertsState } from '@graha/procedures/alerts/state';

export const mailCount = (mails: number): string => (mails === 1 ? '1 mail' : `${count(mails)} mails`);

export function LastAlerts({ alerts }: { alerts: AlertsState['alerts'] }) {
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
                <RowHeader>{`${pct} % of ${count(limit)} ${of}`}</RowHeader>
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

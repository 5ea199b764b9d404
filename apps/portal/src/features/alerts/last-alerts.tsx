import { Card, CardHeader } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { RowHeader, Table, Td, Th, Tr } from '../../ui/table.tsx';
import { Utc } from '../workspace/instant.tsx';
import type { AlertsState } from './state.ts';
import { ALERTS_TEXT } from './text.ts';

const { last: TEXT } = ALERTS_TEXT;

export function LastAlerts({ alerts }: { alerts: AlertsState['alerts'] }) {
  return (
    <Card aria-labelledby="last-alerts">
      <CardHeader id="last-alerts" title={TEXT.title} />
      {alerts.length === 0 ? (
        <EmptyState title={TEXT.empty}>{TEXT.emptyBody}</EmptyState>
      ) : (
        <Table>
          <thead>
            <tr>
              <Th>{TEXT.columns.what}</Th>
              <Th>{TEXT.columns.when}</Th>
              <Th>{TEXT.columns.mails}</Th>
            </tr>
          </thead>
          <tbody>
            {alerts.map(({ pct, of, limit, crossedAt, mails }) => (
              <Tr key={`${crossedAt.toISOString()} ${pct}`}>
                <RowHeader>{TEXT.what(pct, limit, of)}</RowHeader>
                <Td className="font-mono text-[0.78125rem] text-text-2">
                  <Utc instant={crossedAt} />
                </Td>
                <Td>{mails === 0 ? <span className="text-text-3">{TEXT.off}</span> : TEXT.mails(mails)}</Td>
              </Tr>
            ))}
          </tbody>
        </Table>
      )}
    </Card>
  );
}

'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ThresholdOf } from '@graha/domain/team/thresholds';
import { Badge } from '@graha/ui/badge.tsx';
import { Card, CardHeader } from '@graha/ui/card.tsx';
import { Checkbox } from '@graha/ui/input.tsx';
import { RowHeader, Table, Td, Th, Tr } from '@graha/ui/table.tsx';
import { useToast } from '@graha/ui/toast.tsx';
import { count, fullInstant } from '@graha/domain/core/format';
import type { AlertsState } from '@graha/procedures/alerts/state';
import { FailureNote, useTRPC } from '../../../shared/trpc-client.tsx';

type Threshold = AlertsState['thresholds'][number];
export type ThresholdsTableProps = { thresholds: readonly Threshold[]; of: ThresholdOf; mayManage: boolean };

export function ThresholdsTable({ thresholds, of, mayManage }: ThresholdsTableProps) {
  const { isOn, turn, isPending, error } = useTurn();
  return (
    <Card aria-labelledby="thresholds">
      <CardHeader id="thresholds" title="Thresholds" />
      {error ? <FailureNote error={error} /> : null}
      <Table>
        <thead>
          <tr>
            <Th>Threshold</Th>
            <Th wide numeric>
              Crossed at
            </Th>
            <Th>This period</Th>
            <Th>Mail</Th>
          </tr>
        </thead>
        <tbody>
          {thresholds.map((threshold) => (
            <Tr key={threshold.pct}>
              <RowHeader>
                {`${threshold.pct} %`}
                <span className="block max-w-80 text-micro font-normal text-text-3 max-md:hidden">
                  {threshold.means}
                </span>
                <span className="block text-micro font-normal text-text-3 md:hidden">{markOf(threshold, of)}</span>
              </RowHeader>
              <Td wide numeric>
                {markOf(threshold, of)}
              </Td>
              <Td>
                <State crossedAt={threshold.crossedAt} />
              </Td>
              <Td className="w-24">
                {mayManage ? (
                  <Checkbox
                    aria-label={`Mail at ${threshold.pct} %`}
                    label={isOn(threshold) ? 'On' : 'Off'}
                    checked={isOn(threshold)}
                    disabled={isPending}
                    onChange={({ target }) => turn({ pct: threshold.pct, isOn: target.checked })}
                  />
                ) : threshold.isOn ? (
                  'On'
                ) : (
                  'Off'
                )}
              </Td>
            </Tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}

type Switch = Pick<Threshold, 'pct' | 'isOn'>;

/** Shows the new state at the click until the server's state is loaded. */
function useTurn() {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const toast = useToast();
  const [changed, setChanged] = useState<Switch | null>(null);
  const { mutate, isPending, error } = useMutation(
    trpc.alerts.turn.mutationOptions({
      onSuccess: async (_, { pct, isOn }) => {
        toast({ text: isOn ? `Owners and admins are mailed at ${pct} %.` : `Nobody is mailed at ${pct} %.` });
        await queries.invalidateQueries({ queryKey: trpc.alerts.read.queryKey() });
      },
      onSettled: () => setChanged(null),
    }),
  );
  const turn = (change: Switch) => {
    setChanged(change);
    mutate(change);
  };
  return { isOn: ({ pct, isOn }: Threshold) => (changed?.pct === pct ? changed.isOn : isOn), turn, isPending, error };
}

const markOf = ({ firesAt }: Threshold, of: ThresholdOf): string =>
  firesAt === null ? 'never' : `${count(firesAt)} ${of}`;

function State({ crossedAt }: { crossedAt: Date | null }) {
  if (crossedAt === null) return <Badge shape="ring">Not yet</Badge>;
  return (
    <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
      <Badge tone="warn" shape="diamond">
        Crossed
      </Badge>
      <time dateTime={crossedAt.toISOString()} className="font-mono text-micro text-text-2">
        {fullInstant(crossedAt)}
      </time>
    </span>
  );
}

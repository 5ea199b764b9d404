'use client';

import type { ThresholdOf } from '@graha/domain/thresholds';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTRPC } from '../../trpc/client.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { RowHeader, Table, Td, Th, Tr } from '../../ui/table.tsx';
import { useToast } from '../../ui/toast.tsx';
import { FailureNote } from '../workspace/failure-note.tsx';
import { count, fullInstant } from '../workspace/format.ts';
import type { AlertsState } from './state.ts';
import { ALERTS_TEXT } from './text.ts';

const { thresholds: TEXT } = ALERTS_TEXT;

type Threshold = AlertsState['thresholds'][number];
export type ThresholdsTableProps = { thresholds: readonly Threshold[]; of: ThresholdOf; mayManage: boolean };

export function ThresholdsTable({ thresholds, of, mayManage }: ThresholdsTableProps) {
  const { isOn, turn, isPending, error } = useTurn();
  return (
    <Card aria-labelledby="thresholds">
      <CardHeader id="thresholds" title={TEXT.title} />
      {error ? <FailureNote error={error} /> : null}
      <Table>
        <thead>
          <tr>
            <Th>{TEXT.columns.threshold}</Th>
            <Th wide numeric>
              {TEXT.columns.firesAt}
            </Th>
            <Th>{TEXT.columns.state}</Th>
            <Th>{TEXT.columns.mail}</Th>
          </tr>
        </thead>
        <tbody>
          {thresholds.map((threshold) => (
            <Tr key={threshold.pct}>
              <RowHeader>
                {TEXT.pct(threshold.pct)}
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
                    aria-label={TEXT.mailAt(threshold.pct)}
                    label={isOn(threshold) ? TEXT.on : TEXT.off}
                    checked={isOn(threshold)}
                    disabled={isPending}
                    onChange={({ target }) => turn({ pct: threshold.pct, isOn: target.checked })}
                  />
                ) : threshold.isOn ? (
                  TEXT.on
                ) : (
                  TEXT.off
                )}
              </Td>
            </Tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}

type Wish = Pick<Threshold, 'pct' | 'isOn'>;

/** A wish is shown with the click itself, and holds until the state that follows it is read. */
function useTurn() {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const toast = useToast();
  const [wished, setWished] = useState<Wish | null>(null);
  const { mutate, isPending, error } = useMutation(
    trpc.alerts.turn.mutationOptions({
      onSuccess: async (_, { pct, isOn }) => {
        toast({ text: TEXT.turned(pct, isOn) });
        await queries.invalidateQueries({ queryKey: trpc.alerts.read.queryKey() });
      },
      onSettled: () => setWished(null),
    }),
  );
  const turn = (wish: Wish) => {
    setWished(wish);
    mutate(wish);
  };
  return { isOn: ({ pct, isOn }: Threshold) => (wished?.pct === pct ? wished.isOn : isOn), turn, isPending, error };
}

const markOf = ({ firesAt }: Threshold, of: ThresholdOf): string =>
  firesAt === null ? TEXT.never : `${count(firesAt)} ${ALERTS_TEXT.unit[of]}`;

function State({ crossedAt }: { crossedAt: Date | null }) {
  if (crossedAt === null) return <Badge shape="ring">{TEXT.ahead}</Badge>;
  return (
    <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
      <Badge tone="warn" shape="diamond">
        {TEXT.crossed}
      </Badge>
      <time dateTime={crossedAt.toISOString()} className="font-mono text-micro text-text-2">
        {fullInstant(crossedAt)}
      </time>
    </span>
  );
}

import { StatusBadge } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Dialog, DialogBody, DialogFooter } from '../../ui/dialog.tsx';
import Link from 'next/link';
import { count, fullInstant } from '../workspace/format.ts';
import { keyNameOf, type LoggedRequest, type Named } from './reading.ts';
import { replayPath } from '../playground/path.ts';
import { REQUESTS_TEXT } from './text.ts';

const { sheet: TEXT, columns: COLUMNS } = REQUESTS_TEXT;

export type RequestDetailsProps = {
  row: LoggedRequest;
  keys: readonly Named[];
  onClose: () => void;
};

export function RequestDetails({ row, keys, onClose }: RequestDetailsProps) {
  const facts = [
    [COLUMNS.time, fullInstant(row.at)],
    [TEXT.method, row.method],
    [COLUMNS.key, keyNameOf(row.keyId, keys)],
    [TEXT.latency, `${row.latencyMs.toFixed(1)} ms`],
    [TEXT.credits, count(row.credits)],
    ...(row.isReplay ? [[TEXT.replay, TEXT.isReplay]] : []),
  ];
  return (
    <Dialog open title={TEXT.title} description={TEXT.why} onOpenChange={onClose}>
      <DialogBody>
        <p className="flex flex-wrap items-center gap-2.5 font-mono text-small">
          <StatusBadge status={row.status} /> {row.operation}
        </p>
        <p className="flex items-center gap-1 font-mono text-small break-all text-text-2">
          {row.requestId}
          <CopyButton compact text={row.requestId} label={TEXT.copy} />
        </p>
        <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-6 gap-y-2 text-small">
          {facts.map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-text-2">{name}</dt>
              <dd className="font-mono">{value}</dd>
            </div>
          ))}
          {row.code === null ? null : (
            <div className="contents">
              <dt className="text-text-2">{TEXT.code}</dt>
              <dd>
                <Link href={`/docs/errors/${row.code}`} title={TEXT.error} className="link font-mono">
                  {row.code}
                </Link>
              </dd>
            </div>
          )}
        </dl>
      </DialogBody>
      <DialogFooter>
        <Button variant="ghost" onClick={onClose}>
          {TEXT.close}
        </Button>
        <ButtonLink href={replayPath(row.operation, row.requestId)} variant="primary">
          {TEXT.open}
        </ButtonLink>
      </DialogFooter>
    </Dialog>
  );
}

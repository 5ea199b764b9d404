import { Link } from '@graha/ui/link.tsx';
import { StatusBadge } from '@graha/ui/badge.tsx';
import { CopyButton } from '@graha/ui/copy-button.tsx';
import { count, fullInstant } from '@graha/domain/core/format';
import { errorOf } from '@graha/procedures/requests/error-codes';
import { keyNameOf, type LoggedRequest, type Named } from './request-table.tsx';

/** All logged facts of one request. */
export function RequestFacts({ row, keys }: { row: LoggedRequest; keys: readonly Named[] }) {
  const facts = [
    ['Time, UTC', fullInstant(row.at)],
    ['Method', row.method],
    ['Key', keyNameOf(row.keyId, keys)],
    ...(row.userAgent ? [['Sent by', row.userAgent]] : []),
    ['Latency', `${row.latencyMs.toFixed(1)} ms`],
    ['Credits charged', count(row.credits)],
    ...(row.isReplay ? [['Replay', 'Yes: an earlier response was returned again and not charged again']] : []),
  ];
  return (
    <>
      <p className="flex flex-wrap items-center gap-2.5 font-mono text-small">
        <StatusBadge status={row.status} /> {row.operation}
      </p>
      <p className="flex items-center gap-1 font-mono text-small break-all text-text-2">
        {row.requestId}
        <CopyButton compact text={row.requestId} label="Copy the request id" />
      </p>
      <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-6 gap-y-2 text-small">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-text-2">{name}</dt>
            <dd className="font-mono wrap-anywhere">{value}</dd>
          </div>
        ))}
        {row.code === null ? null : (
          <div className="contents">
            <dt className="text-text-2">Error code</dt>
            <dd>
              <Link href={`/docs/errors/${row.code}`} title="What this error means" className="link font-mono">
                {row.code}
              </Link>
              <span className="block text-text-2">{errorOf(row.code)?.message}</span>
            </dd>
          </div>
        )}
        {row.problems ? (
          <div className="contents">
            <dt className="text-text-2">Wrong members</dt>
            <dd>
              {row.problems.split(', ').map((problem) => (
                <span key={problem} className="block font-mono wrap-anywhere">
                  {problem}
                </span>
              ))}
            </dd>
          </div>
        ) : null}
      </dl>
    </>
  );
}

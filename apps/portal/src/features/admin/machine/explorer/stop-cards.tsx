import type { Moment } from '@graha/store/audit/history';
import { Badge } from '@graha/ui/badge.tsx';
import { Card, CardHeader } from '@graha/ui/card.tsx';
import { cn } from '@graha/ui/cn.ts';
import { plural } from '@graha/domain/core/format';
import { FACT_GROUPS, factsOf, type FactGroup } from './facts.ts';
import { Link } from '@graha/ui/link.tsx';
import { Code } from '@graha/ui/code.tsx';
import { EmptyState } from '@graha/ui/empty-state.tsx';
import { addressOf } from '../../../../shared/paths.ts';
import type { Standing } from './timeline.ts';

// Safe: the keys of a constant object without further properties.
const GROUPS = Object.keys(FACT_GROUPS) as FactGroup[];

export function StateCard({ moment }: { moment: Moment }) {
  const facts = factsOf(moment);
  return (
    <Card aria-labelledby="state">
      <CardHeader
        id="state"
        title="State at the cursor"
        actions={<Badge mono>{`from ${plural(moment.balance.entries, 'entry', 'entries')}`}</Badge>}
      />
      {GROUPS.map((group) => {
        const own = facts.filter((fact) => fact.group === group);
        if (own.length === 0) return null;
        return (
          <section
            key={group}
            aria-label={FACT_GROUPS[group]}
            className="border-b border-line px-4 py-3 last:border-b-0 sm:px-5"
          >
            <h3 className="mb-1.5 text-micro font-medium text-text-3">{FACT_GROUPS[group]}</h3>
            <dl className="grid gap-1 text-small">
              {own.map(({ name, value, mono }) => (
                <div key={name} className="flex flex-wrap justify-between gap-x-4">
                  <dt className={cn('min-w-0 break-all text-text-2', mono && 'font-mono text-micro')}>{name}</dt>
                  <dd className="text-right font-medium wrap-anywhere">{value}</dd>
                </div>
              ))}
            </dl>
          </section>
        );
      })}
    </Card>
  );
}

/** The event or entry that led to this moment, with its content. */
export function PayloadCard({ stop }: Pick<Standing, 'stop'>) {
  if (!stop)
    return (
      <Card>
        <EmptyState title="Nothing had happened yet">This moment is before the first step of the workspace.</EmptyState>
      </Card>
    );
  const { type, streamId, stopId, actor, requestId, data } = stop;
  return (
    <Card aria-labelledby="payload" className="overflow-hidden">
      <CardHeader
        id="payload"
        title={<span className="font-mono wrap-anywhere">{type}</span>}
        detail={
          <p className="font-mono text-micro break-all text-text-3">
            {streamId ?? `ledger entry ${stopId.slice(1)}`}
            {actor ? `, ${actor.kind} ${actor.id}` : ''}
          </p>
        }
        actions={
          streamId ? (
            <Link
              href={addressOf('/admin/events', {
                search: requestId ?? streamId,
              })}
              className="link text-small"
            >
              In the event log
            </Link>
          ) : null
        }
      />
      <Code label={`Payload of ${type}`} language="json" code={JSON.stringify(data, null, 2)} />
    </Card>
  );
}

import { Badge } from '@graha/ui/badge.tsx';
import { Card, CardBody, CardHeader } from '@graha/ui/card.tsx';
import { StatStrip } from '@graha/ui/stat-strip.tsx';
import { count } from '@graha/domain/core/format';
import { STATUS_PAGE } from '../landing/copy.ts';
import type { Health, History } from './read-status.ts';
import { msWords } from '../../shared/uptime.ts';

const STATES = {
  ready: { tone: 'ok', shape: 'dot', word: 'ready', title: STATUS_PAGE.ready, text: STATUS_PAGE.readyText },
  'not-ready': {
    tone: 'warn',
    shape: 'ring',
    word: 'not ready',
    title: STATUS_PAGE.notReady,
    text: STATUS_PAGE.notReadyText,
  },
  silent: { tone: 'bad', shape: 'diamond', word: 'no answer', title: STATUS_PAGE.silent, text: STATUS_PAGE.silentText },
} as const;

export function HealthCard({ health }: { health: Health }) {
  const { tone, shape, word, title, text } = STATES[health.state];
  const iso = health.checkedAt.toISOString();
  return (
    <Card aria-label="Now">
      <CardHeader
        title={title}
        actions={
          <Badge tone={tone} shape={shape}>
            {word}
          </Badge>
        }
      />
      <CardBody className="grid gap-2">
        <p className="text-read text-text-2">{text}</p>
        <p className="font-mono text-micro text-text-3">
          <time dateTime={iso}>{`${iso.slice(0, 10)} ${iso.slice(11, 19)} UTC`}</time>
          {health.tookMs === null ? '' : `, ${health.tookMs.toFixed(1)} ms`}
        </p>
      </CardBody>
    </Card>
  );
}

/** Latency of the last watched minute and of today. */
export function LatencyStrip({ history: { days, latest } }: { history: History }) {
  const today = days.at(-1);
  if (latest === null || today === undefined) return null;
  return (
    <StatStrip
      label="Latency"
      stats={[
        { label: 'Last probe', value: msWords(latest.probeMs), detail: timeWords(latest.minute) },
        { label: 'p50', value: msWords(today.p50Ms), detail: 'today, middle minute' },
        { label: 'p95', value: msWords(today.p95Ms), detail: 'today, middle minute' },
        {
          label: 'Calls today',
          value: count(today.calls),
          detail: today.failed === 0 ? 'none failed' : `${today.failed} failed`,
        },
      ]}
    />
  );
}

const timeWords = (minute: Date): string => `${minute.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

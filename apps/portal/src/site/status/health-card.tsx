import { Badge } from '@graha/ui/badge.tsx';
import { Card, CardBody, CardHeader } from '@graha/ui/card.tsx';
import { STATUS_PAGE } from '../landing/copy.ts';
import type { Health } from './health.ts';

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

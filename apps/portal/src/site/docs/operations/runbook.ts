import type { WrittenArticle, WrittenSection } from '../block.ts';
import { type Alert, anchorOf } from './alerts/alert.ts';
import { ALERTS } from './alerts/alerts.ts';
import { ADD_CELL, ADD_REPLICA, POINT_IN_TIME, ROTATE, ROLLING_UPGRADE } from './procedures.ts';

const URGENCY: Record<Alert['urgency'], string> = {
  wake: 'Somebody is woken.',
  look: 'Somebody looks in the morning.',
};

const sectionOf = (alert: Alert): WrittenSection => ({
  id: anchorOf(alert),
  title: alert.name,
  blocks: [
    { kind: 'text', text: `${alert.means} ${URGENCY[alert.urgency]} It fires on: ${alert.when}.` },
    { kind: 'list', items: alert.steps },
  ],
});

const INCIDENT: WrittenSection = {
  id: 'incident',
  title: 'Report an incident',
  blocks: [
    {
      kind: 'list',
      items: [
        'Open it at `/admin/incidents` when customers notice a failure. It is on `/status` and in `/status/feed` within five seconds; the worker mails each subscriber once an update, ten a second.',
        'Post an update when the state changes, with the impact of now. During an outage each workspace has a notice on its pages.',
        'Resolve it when the repair holds. A resolved incident stays resolved: open another one if the failure returns. A text cannot be changed later.',
        'Maintenance is opened as planned, up to 90 days ahead; set it under way when it begins.',
      ],
    },
  ],
};

const ALERTS_SECTION: WrittenSection = {
  id: 'alerts',
  title: 'When an alert fires',
  blocks: [
    {
      kind: 'text',
      text: 'The rules stand in `deploy/helm/graha/monitoring/alerts.yaml`, the dashboard beside them. Each alert carries the address of its section below. Most end by themselves once their cause is gone; no step below changes the ledger.',
    },
  ],
};

/** Step-by-step instructions for people who run Graha. */
export const RUNBOOK: WrittenArticle = {
  title: 'Runbook',
  lead: 'What to do, step by step: restore, upgrade, rotate, grow, and what each alert asks for.',
  sections: [
    POINT_IN_TIME,
    ROLLING_UPGRADE,
    ROTATE,
    ADD_REPLICA,
    ADD_CELL,
    INCIDENT,
    ALERTS_SECTION,
    ...ALERTS.map(sectionOf),
  ],
  next: { label: 'Cells', href: '/docs/cells' },
};

import type { WrittenSection } from '../block.ts';
import { ALERTS } from './alerts/alerts.ts';

export const METRICS: WrittenSection = {
  id: 'metrics',
  title: 'Metrics and alerts',
  blocks: [
    {
      kind: 'text',
      text: 'With `METRICS_PORT` the API, the portal and the worker answer at `/metrics`. `deploy/helm/graha/monitoring` has the rules and a dashboard. These alerts are worth waking somebody for, or at least a look in the morning; the page Runbook has the steps for each:',
    },
    {
      kind: 'table',
      label: 'Alerts',
      columns: ['Alert', 'How bad', 'What it means'],
      rows: ALERTS.map(({ name, urgency, means }) => [`\`${name}\``, urgency, means]),
    },
    {
      kind: 'text',
      text: 'Logs are JSON, one line an answer, with the request id that the caller sees. They hold no birth, no key, no e-mail address and no address of a caller.',
    },
  ],
};

import type { WrittenArticle } from '../block.ts';
import { BACKUP, FAILOVER } from './backup.ts';
import { ENVIRONMENT } from './environment.ts';
import { INSTALL } from './install.ts';
import { LIMITS, PARTITIONS, SCALE, SECRETS, UPGRADE } from './upkeep.ts';
import { METRICS } from './watch.ts';

/** For people who run Graha. */
export const OPERATIONS: WrittenArticle = {
  title: 'Operations',
  lead: 'Run Graha yourself: install, back up, upgrade, watch.',
  sections: [INSTALL, ENVIRONMENT, BACKUP, FAILOVER, UPGRADE, PARTITIONS, SCALE, LIMITS, METRICS, SECRETS],
  next: { label: 'Promises', href: '/docs/promises' },
};

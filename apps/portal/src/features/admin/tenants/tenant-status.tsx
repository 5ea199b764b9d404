import type { TenantOverview } from '@graha/store/tenant-overview';
import { Badge } from '../../../ui/badge.tsx';
import { TENANT_TEXT } from './text.ts';

const LOOKS = {
  active: { tone: 'ok', shape: 'dot' },
  suspended: { tone: 'bad', shape: 'diamond' },
  erased: { tone: 'neutral', shape: 'diamond' },
} as const;

export const TenantStatus = ({ status }: Pick<TenantOverview, 'status'>) => (
  <Badge {...LOOKS[status]}>{TENANT_TEXT.statuses[status]}</Badge>
);

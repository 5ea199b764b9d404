import type { TenantOverview } from '@graha/store/tenants/tenant-overview';
import { Badge } from '@graha/ui/badge.tsx';

const BADGES = {
  active: { tone: 'ok', shape: 'dot' },
  suspended: { tone: 'bad', shape: 'diamond' },
  erased: { tone: 'neutral', shape: 'diamond' },
} as const;

export const TenantStatus = ({ status }: Pick<TenantOverview, 'status'>) => <Badge {...BADGES[status]}>{status}</Badge>;

import type { Metadata } from 'next';
import { eventSchemas } from '@graha/domain/events/events';
import { EventsFilter } from '@graha/procedures/admin/filters';
import { EventsPage } from '../../../../features/admin/machine/events/events-page.tsx';
import { pickedTenant } from '../../../../features/admin/machine/picked-tenant.ts';
import { operatorApi } from '../../../../server/operator-server.ts';

export const metadata: Metadata = { title: 'Event log' };

const TYPES = Object.keys(eventSchemas).toSorted();

export default async function Page({ searchParams }: PageProps<'/admin/events'>) {
  const asked = EventsFilter.parse(await searchParams);
  const { machine } = await operatorApi();
  const [first, tenant] = await Promise.all([machine.events(asked), pickedTenant(asked.tenant)]);
  return <EventsPage initialFilter={asked} first={first} tenant={tenant} types={TYPES} />;
}

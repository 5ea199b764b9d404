import { eventSchemas } from '@graha/domain/events';
import type { Metadata } from 'next';
import { EventsRoom } from '../../../../features/admin/machine/events/events-room.tsx';
import { EVENTS_TEXT } from '../../../../features/admin/machine/events/text.ts';
import { EventsWish } from '../../../../features/admin/machine/events/wish.ts';
import { pickedTenant } from '../../../../features/admin/machine/picked-tenant.ts';
import { operatorApi } from '../../../../trpc/operator-server.ts';

export const metadata: Metadata = { title: EVENTS_TEXT.title };

const TYPES = Object.keys(eventSchemas).toSorted();

export default async function EventsPage({ searchParams }: PageProps<'/admin/events'>) {
  const asked = EventsWish.parse(await searchParams);
  const { machine } = await operatorApi();
  const [first, tenant] = await Promise.all([machine.events(asked), pickedTenant(asked.tenant)]);
  return <EventsRoom {...{ asked, first, tenant }} types={TYPES} />;
}

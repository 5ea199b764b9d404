import type { ReactNode } from 'react';
import { Card, CardBody, CardHeader } from '@graha/ui/card.tsx';

export function Shelf({ title, bare = false, children }: { title: string; bare?: boolean; children: ReactNode }) {
  return (
    <Card aria-label={title} className="overflow-hidden">
      <CardHeader title={title} />
      {bare ? children : <CardBody className="flex flex-wrap items-start gap-3">{children}</CardBody>}
    </Card>
  );
}

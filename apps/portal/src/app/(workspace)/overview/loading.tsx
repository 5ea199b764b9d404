import { Card, CardBody } from '@graha/ui/card.tsx';
import { Skeleton } from '@graha/ui/skeleton.tsx';
import { VisuallyHidden } from '@graha/ui/visually-hidden.tsx';

export default function OverviewLoading() {
  return (
    <>
      <VisuallyHidden>Loading</VisuallyHidden>
      <div className="grid gap-2 pb-1">
        <Skeleton className="h-8.5 w-56" />
        <Skeleton className="h-4.5 w-40" />
      </div>
      <Card>
        <CardBody className="grid gap-4">
          <Skeleton className="h-15.5 w-48" />
          <Skeleton className="h-12 w-full" />
          <Skeleton className="h-4 w-40" />
        </CardBody>
      </Card>
      <Card>
        <CardBody>
          <Skeleton className="h-64 w-full" />
        </CardBody>
      </Card>
    </>
  );
}

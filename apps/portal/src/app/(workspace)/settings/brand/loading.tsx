import { Skeleton } from '@graha/ui/skeleton.tsx';
import { BrandHeader } from '../../../../features/workspace/headers.tsx';

export default function BrandLoading() {
  return (
    <>
      <BrandHeader />
      <Skeleton className="h-96" />
    </>
  );
}

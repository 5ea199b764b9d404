import { Skeleton } from '@graha/ui/skeleton.tsx';
import { VisuallyHidden } from '@graha/ui/visually-hidden.tsx';

/** The panes at their final size. */
export default function PlaygroundLoading() {
  return (
    <div data-wide-page className="min-w-0">
      <VisuallyHidden>Loading</VisuallyHidden>
      <div className="flex h-14 items-center gap-4 border-b border-line px-4 sm:px-5">
        <Skeleton className="h-9 w-full lg:w-105" />
      </div>
      <div className="grid md:grid-cols-[20rem_minmax(0,1fr)]">
        <div className="grid content-start gap-4 border-line p-4 sm:p-5 md:border-r">
          {Array.from({ length: 6 }, (_, index) => (
            <Skeleton key={index} className="h-15 w-full" />
          ))}
        </div>
        <div className="p-8">
          <Skeleton className="h-5 w-48" />
        </div>
      </div>
    </div>
  );
}

import { cn } from './cn.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

/** A block of the final size; set height and width by `className`. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cn('skeleton block rounded-chip', className)} />;
}

export function SkeletonText({ lines = 3, className }: { lines?: number; className?: string }) {
  return (
    <div className={cn('grid gap-2', className)}>
      <VisuallyHidden>Loading</VisuallyHidden>
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={index} className={cn('h-3.5', index === lines - 1 ? 'w-3/5' : 'w-full')} />
      ))}
    </div>
  );
}

/** Rows of 44 px, like the table that replaces it. */
export function TableSkeleton({ rows = 3, columns = 4 }: { rows?: number; columns?: number }) {
  return (
    <div>
      <VisuallyHidden>Loading</VisuallyHidden>
      <div className="h-9 border-b border-line" />
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="flex h-11 items-center gap-6 border-b border-line px-4 last:border-b-0 sm:px-5">
          {Array.from({ length: columns }, (_, column) => (
            <Skeleton key={column} className={cn('h-3.5 flex-1', column > 1 && 'max-md:hidden')} />
          ))}
        </div>
      ))}
    </div>
  );
}

import { cn } from './cn.ts';

/** A turning ring of 12 px. Something is under way; the label beside it says what. */
export function Ring({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cn('size-3 animate-ring rounded-full border-[1.5px] border-current border-r-transparent', className)}
    />
  );
}

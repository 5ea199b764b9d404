import { Link } from './link.tsx';

/** A ring with a gap of 30°, a body in the gap, a centre point. */
export function Mark({ sizePx = 22, className }: { sizePx?: number; className?: string }) {
  return (
    <svg width={sizePx} height={sizePx} viewBox="0 0 24 24" fill="none" aria-hidden="true" className={className}>
      <path d="M19.3 6.2A9.3 9.3 0 1 1 14.6 3.06" stroke="currentColor" strokeWidth="1.7" strokeLinecap="round" />
      <circle cx="17.3" cy="4.3" r="2.3" fill="var(--brass-mark)" />
      <circle cx="12" cy="12" r="1.5" fill="currentColor" />
    </svg>
  );
}

export function Wordmark({ href = '/' }: { href?: string }) {
  return (
    <Link
      href={href}
      className="inline-flex min-h-6 items-center gap-2.25 text-[1.0625rem] font-semibold tracking-[-0.02em] text-text"
    >
      <Mark />
      Graha
    </Link>
  );
}

/** Separator between two alternatives. */
export const Or = () => (
  <p aria-hidden="true" className="flex items-center gap-3 text-small text-text-2">
    <span className="h-px flex-1 bg-line" />
    or
    <span className="h-px flex-1 bg-line" />
  </p>
);

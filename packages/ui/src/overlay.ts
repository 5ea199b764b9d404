/** What floats above the page, and the scrim under it. */
export const SCRIM = 'fixed inset-0 z-40 animate-fade bg-(--scrim)';
export const POPOVER = 'z-50 animate-rise rounded-lg border border-line bg-raised shadow-overlay';

/** Classes of elements that float above the page, and of the scrim under them. */
export const SCRIM = 'fixed inset-0 z-40 animate-fade bg-(--scrim)';
export const POPOVER = 'z-50 animate-rise rounded-lg border border-line bg-raised shadow-overlay';

/** Moves the focus to the content of the page after the control that had it is gone, so that the keyboard continues there. */
export function focusMain(): void {
  document.querySelector('main')?.focus({ preventScroll: true });
}

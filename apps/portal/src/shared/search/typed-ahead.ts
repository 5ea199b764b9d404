/** Letters typed outside a field, and whether Enter came after them. */
export type Typed = { text: string; isEntered: boolean };

/** `take` ends the collection. */
export type TypedAhead = { take: () => Typed };

export const NOTHING_TYPED: Typed = { text: '', isEntered: false };

/**
 * Collects the keys between a shortcut and the field that it opens, whose script may still be on its way. Without it they
 * would be lost, or act on the page.
 */
export function collectTyped(): TypedAhead {
  let typed = NOTHING_TYPED;
  const collect = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (event.key === 'Enter') typed = { ...typed, isEntered: true };
    else if (event.key === 'Backspace') typed = { text: typed.text.slice(0, -1), isEntered: false };
    else if ([...event.key].length === 1) typed = { text: typed.text + event.key, isEntered: false };
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('keydown', collect, true);
  return {
    take: () => {
      document.removeEventListener('keydown', collect, true);
      return typed;
    },
  };
}

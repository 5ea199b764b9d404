/** Letters typed outside a field. `take` ends the collection and returns them. */
export type TypedAhead = { take: () => string };

/**
 * Collects the letters that are typed between a shortcut and the field that it opens, whose script may still be on its way.
 * Without it they would be lost, or act on the page.
 */
export function collectTyped(): TypedAhead {
  let typed = '';
  const collect = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (event.key === 'Backspace') typed = typed.slice(0, -1);
    else if ([...event.key].length === 1) typed += event.key;
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

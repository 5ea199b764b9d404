// Safe: without a DOM the class is only imported, by a server that renders pages, and never constructed.
export const Base = (globalThis.HTMLElement ?? Object) as typeof HTMLElement;

/** Registers an element, unless the page has one of this name from another copy of the script. */
export function define(name: string, element: CustomElementConstructor): void {
  const registry = globalThis.customElements;
  if (registry !== undefined && registry.get(name) === undefined) registry.define(name, element);
}

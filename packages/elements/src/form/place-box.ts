import { html } from '../core/node.ts';
import { Refusal } from '../core/refusal.ts';
import type { FoundPlace } from '../core/types.ts';
import { foundPlaces, type PlaceSource, placeWords } from './place-search.ts';

const LETTERS_MIN = 2;
const REST_MS = 200;
const FAILED = 'The list of places did not load. Type the coordinates below.';

export type PlaceBox = { input: HTMLInputElement; nodes: readonly Node[] };

type Options = {
  /** Name of the list, and the word before a time zone. */
  words: { places: string; zone: string };
  source: () => PlaceSource;
  chosen: (place: FoundPlace) => void;
  /** The text no longer names a chosen place. */
  changed: () => void;
};

/** A field that lists places while the reader types, by the pattern of a combobox with a listbox. */
export function placeBox({ words, source, chosen, changed }: Options): PlaceBox {
  const input = html('input', {
    id: 'place', part: 'input', role: 'combobox', autocomplete: 'off', 'aria-autocomplete': 'list',
    'aria-expanded': 'false', 'aria-controls': 'places', 'aria-describedby': 'place-problem',
  }); // prettier-ignore
  const list = html('ul', { id: 'places', part: 'places', role: 'listbox', 'aria-label': words.places, hidden: '' });
  const says = html('p', { class: 'hint', role: 'status' });
  /** Hints are English in every language. */
  const hint = (text: string): void => {
    says.lang = 'en';
    says.textContent = text;
  };
  let found: readonly FoundPlace[] = [];
  let at = 0;
  let ends = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const close = (): void => {
    clearTimeout(timer);
    ends.abort();
    found = [];
    show();
  };
  const choose = (place: FoundPlace): void => {
    close();
    input.value = placeWords(place);
    says.removeAttribute('lang');
    says.textContent = `${words.zone} ${place.timezone}`;
    chosen(place);
  };
  const show = (): void => {
    const isOpen = found.length > 0;
    list.hidden = !isOpen;
    input.setAttribute('aria-expanded', String(isOpen));
    list.replaceChildren(...found.map((place, index) => optionOf(place, index, index === at, choose)));
    if (isOpen) input.setAttribute('aria-activedescendant', `place-${at}`);
    else input.removeAttribute('aria-activedescendant');
  };
  const look = async (text: string): Promise<void> => {
    const own = new AbortController();
    ends = own;
    hint('Looking it up…');
    try {
      const places = await foundPlaces(source(), text, own.signal);
      if (own.signal.aborted) return;
      [found, at] = [places, 0];
      hint(places.length === 0 ? 'No such place. Try another spelling, or type the coordinates below.' : `${places.length} found`); // prettier-ignore
      show();
    } catch (error) {
      if (own.signal.aborted) return;
      if (!(error instanceof Refusal)) reportError(error);
      hint(error instanceof Refusal ? error.message : FAILED);
    }
  };

  input.addEventListener('input', () => {
    close();
    changed();
    const text = input.value.trim();
    hint('');
    if (text.length >= LETTERS_MIN) timer = setTimeout(() => void look(text), REST_MS);
  });
  input.addEventListener('blur', close);
  input.addEventListener('keydown', (event) => {
    if (found.length === 0) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const place = found[at];
    if (event.key === 'Escape') close();
    else if (event.key === 'Enter' && place !== undefined) choose(place);
    else if (step !== undefined) {
      at = (at + step + found.length) % found.length;
      show();
    } else return;
    event.preventDefault();
  });
  return { input, nodes: [input, list, says] };
}

function optionOf(place: FoundPlace, index: number, isAt: boolean, choose: (place: FoundPlace) => void): HTMLElement {
  const option = html(
    'li',
    { id: `place-${index}`, role: 'option', 'aria-selected': String(isAt), part: 'place' },
    placeWords(place),
    html('span', { class: 'zone' }, place.timezone),
  );
  // The field keeps the focus, which a press would take away.
  option.addEventListener('mousedown', (event) => event.preventDefault());
  option.addEventListener('click', () => choose(place));
  return option;
}

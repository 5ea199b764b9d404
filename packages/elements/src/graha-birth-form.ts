import type { LanguageCode } from '@graha/catalog/languages/codes';
import { Base, define } from './core/base.ts';
import { languageOf } from './core/language.ts';
import { languageFile } from './core/language-file.ts';
import { html } from './core/node.ts';
import { Refusal } from './core/refusal.ts';
import { type Speech, speechOf } from './core/speech.ts';
import { FRAME } from './core/theme.ts';
import { type Field, valuesOf, type Written } from './form/birth-values.ts';
import { placeBox } from './form/place-box.ts';
import { canSearch, type PlaceSource } from './form/place-search.ts';
import type { FoundPlace, GrahaBirthDetail, GrahaBirthFormElement } from './core/types.ts';

const CSS = `
form{display:grid;grid-template-columns:repeat(auto-fit,minmax(12rem,1fr));gap:.875rem 1rem;align-items:start}
label{display:block;font-size:.875rem;margin-bottom:.25rem}
input{width:100%}
.all{grid-column:1/-1}
.place{position:relative}
ul{position:absolute;z-index:1;inset-inline:0;margin:.25rem 0 0;padding:.25rem;list-style:none;background:var(--surface);border:1px solid var(--line-strong);border-radius:6px;max-height:18rem;overflow-y:auto}
li{padding:.5rem;border-radius:4px;cursor:pointer}
li[aria-selected=true]{background:var(--accent-soft)}
.zone{color:var(--text-2);font-size:.8125rem;margin-inline-start:.5rem}
.hint{color:var(--text-2);font-size:.8125rem;min-height:1.25rem}
.problem{color:var(--bad);font-size:.8125rem}
[aria-invalid=true]{border-color:var(--bad)}
fieldset{border:0;margin:.5rem 0 0;padding:0;display:grid;grid-template-columns:repeat(auto-fit,minmax(9rem,1fr));gap:.75rem}
button{background:var(--ink);color:var(--on-ink);border-color:var(--ink);font-weight:500}`;

const FIELDS: Readonly<Record<keyof Written, readonly [type: string, hints: Readonly<Record<string, string>>]>> = {
  date: ['date', { min: '0601-01-01', autocomplete: 'bday' }],
  time: ['time', {}],
  latitude: ['text', { inputmode: 'text' }],
  longitude: ['text', { inputmode: 'text' }],
  zone: ['text', { list: 'zones', autocomplete: 'off', spellcheck: 'false' }],
}; // prettier-ignore

type FormWords = Readonly<Record<keyof Written | 'name' | 'place' | 'details' | 'submit', string>>;

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The labels of the form. Reports have no word for a time of birth or a button, but for a time and a birth chart. */
function wordsIn({ label, timeZone }: Speech): FormWords {
  const coordinates = label('coordinates', '');
  const [latitude = 'Latitude, degrees north', longitude = 'Longitude, degrees east'] =
    coordinates === '' ? [] : coordinates.split(', ').map(capitalized);
  return {
    name: label('name', 'Name'),
    date: label('date_of_birth', 'Date of birth'),
    time: label('time', 'Time of birth'),
    place: label('place', 'Place of birth'),
    latitude,
    longitude,
    zone: timeZone,
    details: coordinates === '' ? 'Coordinates and time zone' : `${coordinates}, ${timeZone}`,
    submit: label('kundli', 'Show the chart'),
  };
}

class GrahaBirthForm extends Base implements GrahaBirthFormElement {
  static readonly observedAttributes: readonly string[] = ['language'];

  #search: GrahaBirthFormElement['searchPlaces'] = null;
  #place: FoundPlace | null = null;
  readonly #inputs = new Map<Field | 'name', HTMLInputElement>();

  get searchPlaces(): GrahaBirthFormElement['searchPlaces'] {
    return this.#search;
  }
  set searchPlaces(search: GrahaBirthFormElement['searchPlaces']) {
    const couldSearch = canSearch(this.#source());
    this.#search = search;
    if (canSearch(this.#source()) !== couldSearch) this.#render();
  }

  connectedCallback(): void {
    if (this.shadowRoot !== null) return;
    const early = Object.getOwnPropertyDescriptor(this, 'searchPlaces'); // Set before this class was loaded.
    if (early !== undefined) {
      Reflect.deleteProperty(this, 'searchPlaces');
      this.searchPlaces = early.value;
    }
    const root = this.attachShadow({ mode: 'open', delegatesFocus: true });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(FRAME + CSS);
    root.adoptedStyleSheets = [sheet];
    this.#render();
  }

  attributeChangedCallback(): void {
    this.#render();
  }

  /** A form that has been drawn in English keeps its words, because somebody may be writing in it. */
  #isWaiting = false;
  readonly #wordsCame = (): void => {
    if (this.#isWaiting) this.#render();
  };

  #render(): void {
    if (this.shadowRoot === null) return;
    const [code, problem] = this.#language();
    const { file, isWaiting } = languageFile(code, this.#wordsCame);
    this.#isWaiting = isWaiting;
    if (isWaiting) return;
    const wrong = html('p', { class: 'error', part: 'error', role: 'alert', lang: 'en', dir: 'ltr' }, problem);
    this.shadowRoot.replaceChildren(...(problem === '' ? [] : [wrong]), this.#form(speechOf(code, file, null)));
  }

  /** The language, or English and the problem of the attribute. */
  #language(): readonly [code: LanguageCode, problem: string] {
    try {
      return [languageOf(this, null), ''];
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return ['en', error.message];
    }
  }

  #source(): PlaceSource {
    const base = this.getAttribute('base-url');
    const key = this.getAttribute('publishable-key');
    const api = base === null || key === null ? null : `${base.replace(/\/+$/, '')}/api/v1/places`;
    const own = this.getAttribute('places-url');
    return { search: this.#search, url: own ?? api, key: own === null ? key : null };
  }

  #form(speech: Speech): HTMLFormElement {
    const words = wordsIn(speech);
    const box = placeBox({
      words: { places: words.place, zone: words.zone },
      source: () => this.#source(),
      chosen: (place) => this.#take(place),
      changed: () => (this.#place = null),
    });
    this.#inputs.clear();
    this.#inputs.set('place', box.input);
    this.#place = null;
    const zones = html('datalist', { id: 'zones' }, ...Intl.supportedValuesOf('timeZone').map((value) => html('option', { value })));
    const fields = (['latitude', 'longitude', 'zone'] as const).map((name) => this.#field(name, words));
    const point = html('fieldset', {}, ...fields, zones);
    const details = html('details', { class: 'all', part: 'details' }, html('summary', {}, words.details), point);
    point.addEventListener('input', () => (this.#place = null));
    const hasSearch = canSearch(this.#source());
    details.open = !hasSearch;
    const form = html(
      'form',
      { part: 'form', novalidate: '', lang: speech.code, dir: speech.direction },
      ...(this.hasAttribute('with-name') ? [this.#nameField(words)] : []),
      this.#field('date', words),
      this.#field('time', words),
      ...(hasSearch ? [fieldOf('place', words.place, box.nodes, 'all place')] : []),
      details,
      html('div', { class: 'all' }, html('button', { part: 'button' }, this.getAttribute('submit-label') ?? words.submit)),
    );
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      this.#send(hasSearch);
    });
    return form;
  } // prettier-ignore

  #field(name: keyof Written, words: FormWords): HTMLElement {
    const [type, hints] = FIELDS[name];
    const input = html('input', { id: name, type, part: 'input', 'aria-describedby': `${name}-problem`, ...hints });
    this.#inputs.set(name, input);
    return fieldOf(name, words[name], [input]);
  }

  #nameField(words: FormWords): HTMLElement {
    const input = html('input', { id: 'name', part: 'input', autocomplete: 'name', maxlength: '200' });
    this.#inputs.set('name', input);
    return fieldOf('name', words.name, [input], 'all');
  }

  #read(name: Field | 'name'): string {
    return this.#inputs.get(name)?.value ?? '';
  }

  #take(place: FoundPlace): void {
    this.#place = place;
    const values = { latitude: place.latitude, longitude: place.longitude, zone: place.timezone };
    for (const [name, value] of Object.entries(values)) {
      const input = this.#inputs.get(name as keyof typeof values); // Safe: the keys of the object above.
      if (input !== undefined) input.value = String(value);
    }
    this.#mark(null);
  }

  #send(hasSearch: boolean): void {
    const written: Written = {
      date: this.#read('date'),
      time: this.#read('time'),
      latitude: this.#read('latitude'),
      longitude: this.#read('longitude'),
      zone: this.#read('zone'),
    };
    const values = valuesOf(written, this.#place, hasSearch);
    if ('problem' in values) return this.#mark(values);
    this.#mark(null);
    const detail: GrahaBirthDetail = {
      name: this.#read('name').trim(),
      place: this.#read('place'),
      request: values.request,
    };
    this.dispatchEvent(new CustomEvent('graha-birth', { bubbles: true, composed: true, detail }));
  }

  /** Shows the problem beside its field, which gets the focus; null takes all problems away. */
  #mark(wrong: { field: Field; problem: string } | null): void {
    for (const [name, input] of this.#inputs) {
      const isWrong = name === wrong?.field;
      if (isWrong) input.setAttribute('aria-invalid', 'true');
      else input.removeAttribute('aria-invalid');
      const line = this.shadowRoot?.getElementById(`${name}-problem`);
      if (line) line.textContent = isWrong ? wrong.problem : '';
      if (!isWrong) continue;
      const folded = input.closest('details');
      if (folded) folded.open = true;
      input.focus();
    }
  }
}

function fieldOf(name: string, label: string, nodes: readonly Node[], className = ''): HTMLElement {
  const problem = html('p', { id: `${name}-problem`, class: 'problem', part: 'problem', lang: 'en', dir: 'ltr' });
  return html('div', { class: className, part: 'field' }, html('label', { for: name }, label), ...nodes, problem);
}

define('graha-birth-form', GrahaBirthForm);

import { Base, define } from './core/base.ts';
import { html } from './core/node.ts';
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

const FIELDS: Readonly<Record<keyof Written, readonly [label: string, type: string, hints: Readonly<Record<string, string>>]>> = {
  date: ['Date of birth', 'date', { min: '0601-01-01', autocomplete: 'bday' }],
  time: ['Time of birth', 'time', {}],
  latitude: ['Latitude, degrees north', 'text', { inputmode: 'text' }],
  longitude: ['Longitude, degrees east', 'text', { inputmode: 'text' }],
  zone: ['Time zone', 'text', { list: 'zones', autocomplete: 'off', spellcheck: 'false' }],
}; // prettier-ignore

class GrahaBirthForm extends Base implements GrahaBirthFormElement {
  #search: GrahaBirthFormElement['searchPlaces'] = null;
  #place: FoundPlace | null = null;
  readonly #inputs = new Map<Field | 'name', HTMLInputElement>();

  get searchPlaces(): GrahaBirthFormElement['searchPlaces'] {
    return this.#search;
  }
  set searchPlaces(search: GrahaBirthFormElement['searchPlaces']) {
    const couldSearch = canSearch(this.#source());
    this.#search = search;
    if (canSearch(this.#source()) !== couldSearch) this.shadowRoot?.replaceChildren(this.#form());
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
    root.append(this.#form());
  }

  #source(): PlaceSource {
    const base = this.getAttribute('base-url');
    const key = this.getAttribute('publishable-key');
    const api = base === null || key === null ? null : `${base.replace(/\/+$/, '')}/api/v1/places`;
    const own = this.getAttribute('places-url');
    return { search: this.#search, url: own ?? api, key: own === null ? key : null };
  }

  #form(): HTMLFormElement {
    const box = placeBox({
      source: () => this.#source(),
      chosen: (place) => this.#take(place),
      changed: () => (this.#place = null),
    });
    this.#inputs.clear();
    this.#inputs.set('place', box.input);
    this.#place = null;
    const zones = html('datalist', { id: 'zones' }, ...Intl.supportedValuesOf('timeZone').map((value) => html('option', { value })));
    const point = html('fieldset', {}, this.#field('latitude'), this.#field('longitude'), this.#field('zone'), zones);
    const details = html('details', { class: 'all', part: 'details' }, html('summary', {}, 'Coordinates and time zone'), point);
    point.addEventListener('input', () => (this.#place = null));
    const hasSearch = canSearch(this.#source());
    details.open = !hasSearch;
    const form = html(
      'form',
      { part: 'form', novalidate: '' },
      ...(this.hasAttribute('with-name') ? [this.#nameField()] : []),
      this.#field('date'),
      this.#field('time'),
      ...(hasSearch ? [fieldOf('place', 'Place of birth', box.nodes, 'all place')] : []),
      details,
      html('div', { class: 'all' }, html('button', { part: 'button' }, this.getAttribute('submit-label') ?? 'Show the chart')),
    );
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      this.#send(hasSearch);
    });
    return form;
  } // prettier-ignore

  #field(name: keyof Written): HTMLElement {
    const [label, type, hints] = FIELDS[name];
    const input = html('input', { id: name, type, part: 'input', 'aria-describedby': `${name}-problem`, ...hints });
    this.#inputs.set(name, input);
    return fieldOf(name, label, [input]);
  }

  #nameField(): HTMLElement {
    const input = html('input', { id: 'name', part: 'input', autocomplete: 'name', maxlength: '200' });
    this.#inputs.set('name', input);
    return fieldOf('name', 'Name', [input], 'all');
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
  const problem = html('p', { id: `${name}-problem`, class: 'problem', part: 'problem' });
  return html('div', { class: className, part: 'field' }, html('label', { for: name }, label), ...nodes, problem);
}

define('graha-birth-form', GrahaBirthForm);

import { ask, type Call } from './ask.ts';
import { callOf, formsOf } from './call-of.ts';
import { Base } from './base.ts';
import { languageOf } from './language.ts';
import { languageFile } from './language-file.ts';
import { html } from './node.ts';
import { refusalIn, Refusal } from './refusal.ts';
import { REQUEST_ATTRIBUTES } from './request.ts';
import { type Speech, speechOf } from './speech.ts';
import { drawnNodes, failedNodes, LOADING, NO_DATA, waitingNodes } from './states.ts';
import { FRAME } from './theme.ts';

type Asked = { text: string; ends: AbortController; answer: object | null };

/** An element that shows one answer of the API, given as data or fetched. */
export abstract class GrahaElement extends Base {
  static readonly observedAttributes: readonly string[] = [
    'publishable-key',
    'base-url',
    'src',
    'for',
    'heading',
    ...REQUEST_ATTRIBUTES,
  ];

  /** Rules beyond those of the frame. */
  protected readonly css: string = '';
  /** Date and time of a call if the attributes have none; null if they must. */
  protected usual(): { date: string; time: string } | null {
    return null;
  }
  /** Operations whose answers it shows, for a message. */
  protected abstract readonly shows: string;
  /** Path of the operation that it calls, below `/api/v1/`. */
  protected abstract operation(): string;
  /** @throws if the answer is not one of the operation */
  protected abstract draw(answer: object, speech: Speech): readonly Node[];

  #content: HTMLElement | null = null;
  #data: object | null = null;
  #request: object | null = null;
  #isScheduled = false;
  /** The call in progress or answered. */
  #asked: Asked | null = null;
  readonly #births = new Map<string, object>();
  /** The text of the child script at the last update. */
  #text = '';
  readonly #watch = new MutationObserver(() => {
    if (this.#scriptText() !== this.#text) this.#schedule();
  });

  /** An answer of the API, as JSON. It takes precedence over a child script and over attributes. */
  get data(): object | null {
    return this.#data;
  }
  set data(data: object | null) {
    if (data === this.#data) return;
    this.#data = data;
    this.#schedule();
  }

  /** The body of the call, instead of the attributes. */
  get request(): object | null {
    return this.#request;
  }
  set request(request: object | null) {
    // Frameworks set an attribute so, if there is a property of its name.
    if (typeof request === 'string') this.setAttribute('request', request);
    else this.#request = request;
    this.#schedule();
  }

  connectedCallback(): void {
    for (const name of ['data', 'request'] as const) this.#upgrade(name);
    if (this.#content === null) {
      const root = this.attachShadow({ mode: 'open' });
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(FRAME + this.css);
      root.adoptedStyleSheets = [sheet];
      this.#content = html('div', { class: 'content', part: 'content' });
      root.append(this.#content);
      this.#show([html('slot')]);
    }
    this.#watch.observe(this, { childList: true, subtree: true, characterData: true });
    document.addEventListener('graha-birth', this.#onBirth);
    this.#schedule();
  }

  disconnectedCallback(): void {
    this.#watch.disconnect();
    document.removeEventListener('graha-birth', this.#onBirth);
    // An element that moves within the page is connected again before this runs, and keeps its call.
    queueMicrotask(() => {
      if (!this.isConnected && this.#asked?.answer === null) this.#forget();
    });
  }

  attributeChangedCallback(): void {
    this.#schedule();
  }

  /** The text of the attribute `heading`, or a usual one. */
  protected headingOr(usual: string): string {
    return this.getAttribute('heading')?.trim() || usual;
  }

  /** Returns the body of a call from the births of all forms that `for` names. */
  protected bodyOfForms(births: readonly object[]): object | null {
    return births[0] ?? null;
  }

  /** A property that was set before this class was loaded hides its accessor. */
  #upgrade(name: 'data' | 'request'): void {
    const own = Object.getOwnPropertyDescriptor(this, name);
    if (own === undefined) return;
    Reflect.deleteProperty(this, name);
    Reflect.set(this, name, own.value);
  }

  readonly #onBirth = (event: Event): void => {
    const { target } = event;
    if (!(target instanceof Element) || !formsOf(this).includes(target.id)) return;
    const { detail } = event as CustomEvent<{ request: object }>; // Safe: the event of this name carries a birth.
    this.#births.set(target.id, detail.request);
    this.#schedule();
  };

  readonly #wordsCame = (): void => this.#schedule();

  /** Attributes often change together, so one update follows all of them. */
  #schedule(): void {
    if (this.#isScheduled || this.#content === null) return;
    this.#isScheduled = true;
    queueMicrotask(() => {
      this.#isScheduled = false;
      if (this.isConnected) this.#update();
    });
  }

  #update(): void {
    try {
      const data = this.#data ?? this.#written();
      if (data !== null) return this.#present(asObject(data));
      const language = languageOf(this, null);
      const call = callOf(this, {
        language: this.hasAttribute('language') || language !== 'en' ? language : null,
        request: this.#request,
        usual: () => this.usual(),
        operation: () => this.operation(),
        ofForms: () => this.#ofForms(),
      });
      if (call === null) return this.#show(waitingNodes(this, NO_DATA));
      languageFile(language, this.#wordsCame); // On its way beside the answer.
      this.#fetch(call);
    } catch (error) {
      this.#fail(error);
    }
  }

  /** The answer in a child `<script type="application/json">`; null while there is none. */
  #written(): unknown {
    this.#text = this.#scriptText();
    if (this.#text === '') return null;
    try {
      return JSON.parse(this.#text);
    } catch {
      if (document.readyState === 'loading') return null; // The parser has not reached the end of the script.
      throw new Refusal('The script inside this element is not JSON. Write the answer of the API there, unchanged.');
    }
  }

  #scriptText(): string {
    return this.querySelector(':scope > script[type="application/json"]')?.textContent?.trim() ?? '';
  }

  /** The body of a call from the births of the forms, in their order. */
  #ofForms(): object | null {
    const forms = formsOf(this);
    const sent = forms.flatMap((id) => this.#births.get(id) ?? []);
    return sent.length < forms.length ? null : this.bodyOfForms(sent);
  }

  /** One call for one request: a second update with the same request shows the answer or waits for it. */
  #fetch(call: Call): void {
    const text = JSON.stringify(call);
    if (this.#asked?.text === text) {
      if (this.#asked.answer !== null) this.#present(this.#asked.answer);
      return;
    }
    this.#forget();
    this.#showBusy();
    void this.#wait(call, (this.#asked = { text, ends: new AbortController(), answer: null }));
  }

  async #wait(call: Call, asked: Asked): Promise<void> {
    try {
      asked.answer = asObject(await ask(call, asked.ends.signal));
      if (this.#asked === asked) this.#update();
    } catch (error) {
      if (this.#asked === asked) this.#fail(error);
    }
  }

  #forget(): void {
    this.#asked?.ends.abort();
    this.#asked = null;
  }

  #present(data: object): void {
    const refusal = refusalIn(data);
    if (refusal !== null) throw refusal;
    const code = languageOf(this, data);
    const { file, isWaiting } = languageFile(code, this.#wordsCame);
    if (isWaiting) return this.#showBusy();
    const speech = speechOf(code, file, data);
    this.#show(drawnNodes(this.getAttribute('heading')?.trim(), this.draw(data, speech), speech));
    this.dispatchEvent(new CustomEvent('graha-ready', { bubbles: true, composed: true }));
  }

  #fail(error: unknown): void {
    const isExpected = error instanceof Refusal;
    if (!isExpected) reportError(error);
    const message = isExpected
      ? error.message
      : `This is not an answer that <${this.localName}> can show. Give it the JSON of ${this.shows}, unchanged.`;
    const again = (): void => {
      this.#forget();
      this.#schedule();
    };
    this.#show(failedNodes(message, isExpected && error.canRetry ? again : null));
    this.dispatchEvent(new CustomEvent('graha-error', { bubbles: true, composed: true, detail: { message } }));
  }

  /** A drawn answer stays until the next one. */
  #showBusy(): void {
    if (this.#content?.querySelector('[data-drawn]') == null) this.#show(waitingNodes(this, LOADING));
    else this.#content.setAttribute('aria-busy', 'true');
  }

  #show(nodes: readonly Node[]): void {
    this.#content?.removeAttribute('aria-busy');
    this.#content?.replaceChildren(...nodes);
  }
}

function asObject(value: unknown): object {
  if (typeof value === 'object' && value !== null) return value;
  throw new Refusal('This is not an answer of the API. Give the JSON object that it returned, unchanged.');
}

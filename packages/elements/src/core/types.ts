/** Sources of the answer, first to last: `data`, a child script with JSON, `src`, a publishable key. */
export interface GrahaAnswerElement extends HTMLElement {
  /** An answer of the API, as JSON; null takes it away. */
  data: object | null;
  /** The body of the call that a publishable key makes, instead of the attributes; null for the attributes. */
  request: object | null;
}

export type ChartStyle = 'north-indian' | 'south-indian' | 'east-indian';

/** An answer of `kundali/basic` or `divisional/…`, as a chart. */
export interface GrahaChartElement extends GrahaAnswerElement {
  chartStyle: ChartStyle;
}

/** An answer of `panchang/full`. */
export interface GrahaPanchangElement extends GrahaAnswerElement {}

/** An answer of `matchmaking/ashtakoot` or `matchmaking/porutham`. */
export interface GrahaMatchElement extends GrahaAnswerElement {}

/** An answer of `dasha/vimshottari`, or of another system with the same members. */
export interface GrahaDashaElement extends GrahaAnswerElement {}

/** An answer of `panchang/calendar-month`. */
export interface GrahaMonthElement extends GrahaAnswerElement {}

/** An answer of `western/natal`, as a wheel. */
export interface GrahaWheelElement extends GrahaAnswerElement {}

/** A place as `/api/v1/places` returns it. */
export type FoundPlace = {
  /** Id of the API; without one the coordinates are sent. */
  id?: number;
  name: string;
  region?: string | null;
  country?: string | null;
  latitude: number;
  longitude: number;
  timezone: string;
};

/** The body of a call about a birth. */
export type BirthRequest = {
  year: number;
  month: number;
  date: number;
  hours: number;
  minutes: number;
} & ({ place_id: number } | { latitude: number; longitude: number; timezone: string | number });

/** The event that a birth form sends: `event.detail`. */
export type GrahaBirthDetail = { name: string; place: string; request: BirthRequest };

/** A form for a birth; it sends the event `graha-birth`. */
export interface GrahaBirthFormElement extends HTMLElement {
  /** Finds places by the beginning of their names, instead of `places-url` and the publishable key. */
  searchPlaces: ((text: string, signal: AbortSignal) => Promise<readonly FoundPlace[]>) | null;
}

declare global {
  interface HTMLElementTagNameMap {
    'graha-chart': GrahaChartElement;
    'graha-panchang': GrahaPanchangElement;
    'graha-match': GrahaMatchElement;
    'graha-dasha': GrahaDashaElement;
    'graha-month': GrahaMonthElement;
    'graha-wheel': GrahaWheelElement;
    'graha-birth-form': GrahaBirthFormElement;
  }
  interface HTMLElementEventMap {
    'graha-birth': CustomEvent<GrahaBirthDetail>;
    'graha-ready': CustomEvent<null>;
    'graha-error': CustomEvent<{ message: string }>;
  }
}

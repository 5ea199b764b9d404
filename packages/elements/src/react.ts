import type { CSSProperties, HTMLAttributes, Ref } from 'react';
import type {
  ChartStyle,
  GrahaBirthFormElement,
  GrahaChartElement,
  GrahaDashaElement,
  GrahaMatchElement,
  GrahaMonthElement,
  GrahaPanchangElement,
  GrahaWheelElement,
} from './core/types.ts';

/** `--graha-ink` and the other variables are members of `style`. */
type Style = CSSProperties & { [variable: `--graha-${string}`]: string };

type Own<Element> = Omit<HTMLAttributes<Element>, 'style'> & {
  ref?: Ref<Element>;
  style?: Style;
  theme?: 'light' | 'dark' | 'auto';
  'publishable-key'?: string | undefined;
  'base-url'?: string | undefined;
};

type Answer<Element> = Own<Element> & {
  data?: object | null;
  request?: object | null;
  src?: string;
  for?: string;
  heading?: string;
  language?: string;
  ayanamsa?: string;
};

type Moment<Element> = Answer<Element> & {
  date?: string;
  time?: string;
  timezone?: string;
  'place-id'?: number | string;
  latitude?: number | string;
  longitude?: number | string;
};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'graha-chart': Moment<GrahaChartElement> & { 'chart-style'?: ChartStyle; varga?: string };
      'graha-panchang': Moment<GrahaPanchangElement>;
      'graha-match': Answer<GrahaMatchElement> & { system?: 'ashtakoot' | 'porutham' };
      'graha-dasha': Moment<GrahaDashaElement> & { 'as-of'?: string };
      'graha-month': Moment<GrahaMonthElement>;
      'graha-wheel': Moment<GrahaWheelElement> & { 'house-system'?: string };
      'graha-birth-form': Own<GrahaBirthFormElement> & {
        searchPlaces?: GrahaBirthFormElement['searchPlaces'];
        'places-url'?: string;
        language?: string;
        'with-name'?: boolean;
        'submit-label'?: string;
        'ongraha-birth'?: (event: HTMLElementEventMap['graha-birth']) => void;
      };
    }
  }
}

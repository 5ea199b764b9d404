import {
  clockOf,
  type DifferenceSpeech,
  hoursAndMinutes,
  type SpokenMonth,
} from '@graha/catalog/families/panchang/calendar/difference-speech';
import { dayOfMonth, dayOfYear } from '../day-words.ts';
import { limbIn, signIn, termIn } from './in-language.ts';

const monthIn = (english: string): string => termIn('hi', 'LunarMonthName', english);

const HI_DRIK = 'दृक् गणित';
const HI_BY = {
  drik: HI_DRIK,
  surya: 'बिना बीज के सूर्य सिद्धांत',
  surya_bija: 'सूर्य सिद्धांत',
  vakya: 'वाक्य',
} as const;
const HI_ENTRIES = {
  adhika: 'सूर्य किसी राशि में प्रवेश नहीं करता',
  normal: 'सूर्य एक राशि में प्रवेश करता है',
  kshaya: 'सूर्य दो राशियों में प्रवेश करता है',
} as const;
const HI_NIGHT = { after_sunset: ', सूर्यास्त के बाद,', before_sunrise: ', सूर्योदय से पहले,' } as const;
const HI_KALAS = {
  sunrise: 'सूर्योदय',
  midday: 'दोपहर',
  sunset: 'सूर्यास्त',
  midnight: 'अर्धरात्रि',
  moonrise: 'चंद्रोदय',
  arunodaya: 'अरुणोदय',
  pratah: 'प्रातःकाल',
  sangava: 'संगव',
  madhyahna: 'मध्याह्न',
  aparahna: 'अपराह्न',
  sayahna: 'सायाह्न',
  purvahna: 'पूर्वाह्न',
  vijaya: 'विजय मुहूर्त',
  pradosha: 'प्रदोष',
  nishitha: 'निशीथ',
} as const;
const HI_MOON = 'इसके चंद्रमा में केवल मन्दफल संस्कार है, दृक् गणित में इवेक्शन और वेरिएशन भी';

function hiApart(days: number): string {
  const { hours, minutes } = hoursAndMinutes(days);
  const whole = hours === 0 ? '' : hours === 1 ? '1 घंटा ' : `${hours} घंटे `;
  return `${whole}${minutes} मिनट ${days > 0 ? 'बाद' : 'पहले'}`;
}

const hiMonth = ({ name, absorbs }: SpokenMonth): string =>
  monthIn(name) + (absorbs === null ? '' : `, जिसमें ${monthIn(absorbs)} क्षय है`);

/** Reasons of differences in Hindi. */
export const HINDI: DifferenceSpeech = {
  tithi: (own, sky) => `सूर्योदय पर तिथि ${limbIn('hi', own)} है और ${HI_DRIK} से ${limbIn('hi', sky)}, क्योंकि ${HI_MOON}`,
  tithiEnds: (days) => `तिथि ${HI_DRIK} से ${hiApart(days)} समाप्त होती है, क्योंकि ${HI_MOON}`,
  month: (own, sky, because) =>
    `मास ${hiMonth(own)} है और ${HI_DRIK} से ${hiMonth(sky)}, क्योंकि ${because === 'sign' ? 'अमावस्या के समय इसका सूर्य दूसरी राशि में है' : `इसकी दो अमावस्याओं के बीच ${HI_ENTRIES[because]}`}`,
  solarDate([day, month], [skyDay, skyMonth], entry) {
    const reason =
      entry === null
        ? 'एक में मास आरंभ हो चुका है और दूसरे में नहीं'
        : `इसका सूर्य ${signIn('hi', entry.sign)} में ${hiApart(entry.days)} प्रवेश करता है`;
    return `सौर दिनांक ${day} ${monthIn(month)} है और ${HI_DRIK} से ${skyDay} ${monthIn(skyMonth)}, क्योंकि ${reason}`;
  },
  leapMonth({ adds, not, month, from, to, lost }) {
    const then =
      lost === null
        ? ''
        : `; फिर उसके ${monthIn(lost.name)} में दो संक्रांतियाँ हैं और ${monthIn(lost.absorbs ?? '')} क्षय मास है`;
    return `${HI_BY[adds]} में ${dayOfYear(from, 'hi')} से ${dayOfYear(to, 'hi')} तक अधिक ${monthIn(month)} मास है, क्योंकि इन अमावस्याओं के बीच उसका सूर्य किसी राशि में प्रवेश नहीं करता; ${HI_BY[not]} में करता है${then}`;
  },
  alone: (by) => `केवल ${HI_BY[by]} से`,
  solarMonthBegins: (by) => `${HI_BY[by]} से सौर मास दूसरी तारीख को आरंभ होता है, और अंतिम मास भी दूसरा है`,
  sunEnters({ by, place, at, night, days }) {
    const comes =
      place === null
        ? 'अपने स्थान पर आता है'
        : 'sign' in place
          ? `${signIn('hi', place.sign)} में प्रवेश करता है`
          : `${place.longitudeDeg.toFixed(2)}° पर आता है`;
    return `${HI_BY[by]} से सूर्य ${dayOfMonth(at, 'hi')} को ${clockOf(at)} बजे${night === null ? '' : HI_NIGHT[night]} ${comes}, ${HI_DRIK} से ${hiApart(days)}`;
  },
  limbSpan({ by, limb, begins, ends, kala }) {
    const edges = [
      ...(begins === null ? [] : [{ ...begins, edge: 'आरंभ' }]),
      ...(ends === null ? [] : [{ ...ends, edge: 'अंत' }]),
    ];
    const said = edges.map(
      ({ at, days, edge }) =>
        `का ${edge} ${dayOfMonth(at, 'hi')} को ${clockOf(at)} बजे है, ${HI_DRIK} से ${hiApart(days)}`,
    );
    const asked = kala === null ? '' : `; नियम इसे ${HI_KALAS[kala]} के समय देखता है`;
    return `${HI_BY[by]} से ${limbIn('hi', limb)} ${said.join(', और ')}${asked}`;
  },
  sentence: (clauses) => `${clauses.join('; ')}।`,
};

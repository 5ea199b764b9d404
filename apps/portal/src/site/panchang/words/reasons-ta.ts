import {
  clockOf,
  type DifferenceSpeech,
  hoursAndMinutes,
  type SpokenMonth,
} from '@graha/catalog/families/panchang/calendar/difference-speech';
import { dayOfMonth, dayOfYear } from '../day-words.ts';
import { limbIn, signIn, termIn } from './in-language.ts';

const monthIn = (english: string): string => termIn('ta', 'LunarMonthName', english);

const TA_DRIK = 'திருக்கணிதத்தின்படி';
const TA_THAN = 'திருக்கணிதத்தைவிட';
const TA_BY = {
  drik: TA_DRIK,
  surya: 'பீஜம் இல்லாத சூரிய சித்தாந்தத்தின்படி',
  surya_bija: 'சூரிய சித்தாந்தத்தின்படி',
  vakya: 'வாக்கியத்தின்படி',
} as const;
const TA_ENTRIES = {
  adhika: 'சூரியன் எந்த ராசியிலும் நுழைவதில்லை',
  normal: 'சூரியன் ஒரு ராசியில் நுழைகிறது',
  kshaya: 'சூரியன் இரண்டு ராசிகளில் நுழைகிறது',
} as const;
const TA_NIGHT = { after_sunset: ', சூரிய அஸ்தமனத்துக்குப் பின்,', before_sunrise: ', சூரிய உதயத்துக்கு முன்,' } as const;
const TA_KALAS = {
  sunrise: 'சூரிய உதயத்தில்',
  midday: 'நண்பகலில்',
  sunset: 'சூரிய அஸ்தமனத்தில்',
  midnight: 'நள்ளிரவில்',
  moonrise: 'சந்திர உதயத்தில்',
  arunodaya: 'அருணோதயத்தில்',
  pratah: 'பிராதக் காலத்தில்',
  sangava: 'சங்கவ காலத்தில்',
  madhyahna: 'மத்யாஹ்ன காலத்தில்',
  aparahna: 'அபராஹ்ன காலத்தில்',
  sayahna: 'சாயாஹ்ன காலத்தில்',
  purvahna: 'பூர்வாஹ்ன காலத்தில்',
  vijaya: 'விஜய முகூர்த்தத்தில்',
  pradosha: 'பிரதோஷ காலத்தில்',
  nishitha: 'நிசீத காலத்தில்',
} as const;
const TA_MOON = 'இதன் சந்திரனுக்கு மந்தபலத் திருத்தம் மட்டுமே, திருக்கணிதத்தில் எவெக்ஷன், வேரியேஷன் திருத்தங்களும் உண்டு';

function taApart(days: number): string {
  const { hours, minutes } = hoursAndMinutes(days);
  return `${hours === 0 ? '' : `${hours} மணி `}${minutes} நிமிடம் ${days > 0 ? 'தாமதமாக' : 'முன்னதாக'}`;
}

const taMonth = ({ name, absorbs }: SpokenMonth): string =>
  monthIn(name) + (absorbs === null ? '' : ` (${monthIn(absorbs)} க்ஷயம்)`);

/** Reasons of differences in Tamil. */
export const TAMIL: DifferenceSpeech = {
  tithi: (own, sky) => `சூரிய உதயத்தில் திதி ${limbIn('ta', own)}, ${TA_DRIK} ${limbIn('ta', sky)}; காரணம்: ${TA_MOON}`,
  tithiEnds: (days) => `திதி ${TA_THAN} ${taApart(days)} முடிகிறது; காரணம்: ${TA_MOON}`,
  month: (own, sky, because) =>
    `மாதம் ${taMonth(own)}, ${TA_DRIK} ${taMonth(sky)}; காரணம்: ${because === 'sign' ? 'அமாவாசையில் இதன் சூரியன் வேறு ராசியில் உள்ளது' : `இதன் இரு அமாவாசைகளுக்கு இடையே ${TA_ENTRIES[because]}`}`,
  solarDate([day, month], [skyDay, skyMonth], entry) {
    const reason =
      entry === null
        ? 'ஒன்றில் மாதம் தொடங்கிவிட்டது, மற்றதில் இன்னும் தொடங்கவில்லை'
        : `இதன் சூரியன் ${signIn('ta', entry.sign)} ராசியில் ${taApart(entry.days)} நுழைகிறது`;
    return `சூரிய மாதத் தேதி ${monthIn(month)} ${day}, ${TA_DRIK} ${monthIn(skyMonth)} ${skyDay}; காரணம்: ${reason}`;
  },
  leapMonth({ adds, not, month, from, to, lost }) {
    const then =
      lost === null
        ? ''
        : `; பின்னர் ${monthIn(lost.name)} மாதத்தில் இரண்டு சங்கராந்திகள் வருகின்றன, ${monthIn(lost.absorbs ?? '')} மறைகிறது (க்ஷயம்)`;
    return `${TA_BY[adds]} ${dayOfYear(from, 'ta')} முதல் ${dayOfYear(to, 'ta')} வரை அதிக ${monthIn(month)} மாதம்; காரணம்: இந்த அமாவாசைகளுக்கு இடையே சூரியன் எந்த ராசியிலும் நுழைவதில்லை, ${TA_BY[not]} நுழைகிறது${then}`;
  },
  alone: (by) => `${TA_BY[by]} மட்டும்`,
  solarMonthBegins: (by) => `${TA_BY[by]} சூரிய மாதம் வேறு தேதியில் தொடங்குகிறது, கடைசி மாதமும் வேறு`,
  sunEnters({ by, place, at, night, days }) {
    const comes =
      place === null
        ? 'தன் இடத்தை அடைகிறது'
        : 'sign' in place
          ? `${signIn('ta', place.sign)} ராசியில் நுழைகிறது`
          : `${place.longitudeDeg.toFixed(2)}° அடைகிறது`;
    return `${TA_BY[by]} சூரியன் ${dayOfMonth(at, 'ta')} ${clockOf(at)} மணிக்கு${night === null ? '' : TA_NIGHT[night]} ${comes}, ${TA_THAN} ${taApart(days)}`;
  },
  limbSpan({ by, limb, begins, ends, kala }) {
    const edges = [
      ...(begins === null ? [] : [{ ...begins, edge: 'தொடங்குகிறது' }]),
      ...(ends === null ? [] : [{ ...ends, edge: 'முடிகிறது' }]),
    ];
    const said = edges.map(
      ({ at, days, edge }) => `${dayOfMonth(at, 'ta')} ${clockOf(at)} மணிக்கு, ${TA_THAN} ${taApart(days)}, ${edge}`,
    );
    const asked = kala === null ? '' : `; விதி இதை ${TA_KALAS[kala]} பார்க்கிறது`;
    return `${TA_BY[by]} ${limbIn('ta', limb)} ${said.join('; ')}${asked}`;
  },
  sentence: (clauses) => `${clauses.join('; ')}.`,
};

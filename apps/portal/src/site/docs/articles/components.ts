import { LANGUAGE_CODES } from '@graha/catalog/languages/codes';
import { installCommands } from '@graha/catalog/project/snippets/client-packages';
import { listing } from '@graha/catalog/wire/words';
import type { Block, WrittenArticle, WrittenSection } from '../block.ts';
import { codeOf, REACT, THEME, WAY_DATA, WAY_KEY } from '../components/component-code.ts';

type Shown = {
  tag: string;
  title: string;
  text: string;
  example: string;
  /** An attribute of the code and of the live element. */
  attribute?: readonly [name: string, value: string];
  heightPx: number;
};

const SHOWN: readonly Shown[] = [
  {
    tag: 'graha-chart',
    title: 'Chart',
    text: 'An answer of `kundali/basic`, or of a divisional chart: `chart-style` is `north-indian`, `south-indian` or `east-indian`, `varga` the divisional chart that a key asks for, such as `d9`. The positions are below the picture as a table.',
    example: 'chart',
    attribute: ['chart-style', 'north-indian'],
    heightPx: 600,
  },
  {
    tag: 'graha-wheel',
    title: 'Wheel',
    text: 'An answer of `western/natal`, as the wheel of its picture. With a key, `house-system` sets its houses. Positions, house cusps and aspects are below as tables; screen readers have the positions as a list.',
    example: 'wheel',
    heightPx: 690,
  },
  {
    tag: 'graha-panchang',
    title: 'Panchang',
    text: 'An answer of `panchang/full`. With a key and without `date` it is that of today.',
    example: 'panchang',
    heightPx: 490,
  },
  {
    tag: 'graha-match',
    title: 'Match',
    text: 'An answer of `matchmaking/ashtakoot` or `matchmaking/porutham` (`system="porutham"` for a key). The reasons of each part are below as a table; the points carry no verdict of ours.',
    example: 'match',
    heightPx: 760,
  },
  {
    tag: 'graha-dasha',
    title: 'Dasha',
    text: 'An answer of `dasha/vimshottari`. Open a period in the list, and the bars follow. `as-of` sets the day that counts as today.',
    example: 'dasha',
    heightPx: 840,
  },
  {
    tag: 'graha-month',
    title: 'Month',
    text: 'An answer of `panchang/calendar-month`; the day of `date` is marked. On a phone the month scrolls sideways, and the days are below as a list.',
    example: 'month',
    heightPx: 690,
  },
];

const sectionOf = ({ tag, title, text, example, attribute, heightPx }: Shown): WrittenSection => {
  const own = attribute === undefined ? {} : { [attribute[0]]: attribute[1] };
  const attributes = { src: `/elements/examples/${example}.json`, ...own };
  return {
    id: title.toLowerCase(),
    title,
    blocks: [
      { kind: 'text', text },
      { kind: 'live', tag, attributes, code: codeOf(tag, own), heightPx },
    ],
  };
};

const NAMED = { 'with-name': '' };
const FORM: WrittenSection = {
  id: 'birth-form',
  title: 'Birth form',
  blocks: [
    {
      kind: 'text',
      text: 'Date, time and a place found by its name, or coordinates with a zone. It sends the event `graha-birth` with the body of a call in `event.detail.request`. Places come from `publishable-key` and `base-url`, from `places-url` of your server, which passes the answer of `/api/v1/places` on, or from the property `searchPlaces`. `with-name` adds a field for a name.',
    },
    { kind: 'live', tag: 'graha-birth-form', attributes: NAMED, code: codeOf('graha-birth-form', NAMED), heightPx: 420 },
    { kind: 'text', text: 'A form beside an element that names it in `for` is enough: the element asks when the form is sent. `graha-match` names two, `for="bride groom"`.' },
  ],
}; // prettier-ignore

const VARIABLES: Block = {
  kind: 'list',
  items: [
    '`--graha-ink`: words; lines and quieter words are mixed from it and from the paper.',
    '`--graha-paper`: the ground.',
    '`--graha-accent`: the ascendant, today, festivals, the ring of the focus.',
    '`--graha-bar`, `--graha-bar-ink`: filled bars and the button, and words on them.',
    '`--graha-good`, `--graha-bad`: favourable and unfavourable times; errors.',
    '`--graha-hard`, `--graha-soft`: hard and soft aspects in a wheel.',
    '`--graha-font`, `--graha-mono`: fonts of words and of numbers.',
    '`--graha-padding`: space around the content; none unless it is set.',
  ],
};

export const COMPONENTS: WrittenArticle = {
  title: 'Components',
  lead: `Charts, wheels, panchang, matches, dashas, a month and a birth form for any page: custom elements without a framework, in ${LANGUAGE_CODES.length} languages, each at most 12 kB.`,
  sections: [
    {
      id: 'ways',
      title: 'Put one into your page',
      blocks: [
        {
          kind: 'text',
          text: 'Each element is one script; in a language other than English it loads a file of words.',
        },
        {
          kind: 'text',
          text: 'With a publishable key the element asks by itself: create one (`/keys?create`), choose Publishable, name the origins of your pages, and paste the code into a page. The key caps what visitors spend (`/docs/authentication#publishable`). An element refuses to send a secret key. `request` holds the body as JSON in place of the attributes; `ayanamsa`, `house-system` and `language` go into its settings.',
        },
        { kind: 'code', title: 'By a publishable key', code: WAY_KEY },
        {
          kind: 'text',
          text: 'From your server: it calls the API with its secret key and writes the answer into the page. No key is in the page, and each answer is paid for once, however many people see it. Write `<` in the JSON as `\\u003c`.',
        },
        { kind: 'code', title: 'From your server', code: WAY_DATA },
        {
          kind: 'text',
          text: 'Or give the address of JSON on your server in `src`, or set the property `data`. In this order, `data`, the script and `src` come before a key.',
        },
        {
          kind: 'list',
          items: [
            'What is inside the element is shown until there is an answer, and beside an error.',
            'The events `graha-ready` and `graha-error` say how it went; `event.detail.message` is the sentence that the element shows.',
            'An equal request is sent once. After a failure that may pass there is a button to try again.',
            'Words of an answer are always text, never HTML.',
          ],
        },
      ],
    },
    ...SHOWN.map(sectionOf),
    FORM,
    {
      id: 'react',
      title: 'npm and React',
      blocks: [
        { kind: 'code', title: 'Terminal', code: installCommands('$GRAHA_PORTAL_URL').elements.join('\n') },
        {
          kind: 'text',
          text: 'The package has TypeScript types, and those of JSX in `@graha/elements/react`, for React 19 and later. Its modules load on a server too, where they do nothing.',
        },
        { kind: 'code', title: 'Chart.tsx', code: REACT },
      ],
    },
    {
      id: 'languages',
      title: 'Languages',
      blocks: [
        {
          kind: 'text',
          text: `\`language\` is one of ${listing(LANGUAGE_CODES.map((code) => `\`${code}\``))}. Without it an element has the language of the names in its answer, else that of the nearest \`lang\` of your page, else English. It asks the API for names in this language, draws an answer with names in it, whatever language the answer was asked in, and writes its own labels in it.`,
        },
        {
          kind: 'live',
          tag: 'graha-panchang',
          attributes: { src: '/elements/examples/panchang.json', language: 'hi' },
          code: codeOf('graha-panchang', { language: 'hi' }),
          heightPx: 490,
        },
        {
          kind: 'list',
          items: [
            'Names are those of `/api/v1/vocabulary/{language}`, which has the number of sources for each. A name without a source stays English.',
            'Labels are those of the reports as PDF. They are translations that no speaker of the language has read yet. Time zone is the word of Unicode CLDR.',
            'English in every language: states, errors and hints, sentences of the API, names of observances, and “running” in the periods.',
            'The words of a language are one file beside the scripts, `/elements/languages/hi.js`, of at most 6 kB, loaded when an element needs it. `<link rel="modulepreload">` loads it earlier. Without it an element is drawn in English after three seconds.',
            'None of these languages is written from right to left. On a page that is, pictures and texts of an element keep their direction.',
          ],
        },
      ],
    },
    {
      id: 'theme',
      title: 'Themes',
      blocks: [
        {
          kind: 'text',
          text: 'Light or dark follows the `color-scheme` of your page; `theme="light"`, `"dark"` or `"auto"` on an element decides for it. Custom properties set the colours:',
        },
        VARIABLES,
        { kind: 'code', title: 'theme.css', code: THEME },
      ],
    },
    {
      id: 'wordpress',
      title: 'WordPress',
      blocks: [
        {
          kind: 'text',
          text: 'One file, `/downloads/graha-wordpress.php` of this site: put it into `wp-content/plugins` as `graha.php`, activate it, and write a secret key, the address of the API and that of this portal under Settings, Graha. Your server asks, keeps each answer for a day, and the key is never in a page.',
        },
        {
          kind: 'code',
          title: 'Shortcodes',
          code: '[graha_chart date="1990-08-15" time="09:30" place_id="1273294" style="south-indian"]\n[graha_panchang place_id="1273294" timezone="Asia/Kolkata"]\n[graha_month place_id="1273294" timezone="Asia/Kolkata"]\n[graha_dasha date="1990-08-15" time="09:30" place_id="1273294" language="hi"]\n[graha_wheel date="1990-08-15" time="09:30" place_id="1273294" house_system="koch"]',
        },
        {
          kind: 'text',
          text: 'The same five are blocks of the editor, under Widgets. `language` works in all of them.',
        },
      ],
    },
  ],
  next: { label: 'MCP', href: '/docs/mcp' },
};

import { priceText } from '@graha/catalog/operation/price';
import { leavesOf, inputJsonSchema } from '@graha/catalog/wire/json-schema';
import { ARTICLES } from '../docs/articles/articles.ts';
import { OMISSIONS } from '../accuracy/omissions.ts';
import type { Block, WrittenArticle } from '../docs/block.ts';
import { WORDS } from '../docs/articles/glossary.ts';
import { DOCUMENTED_ERRORS, errorPath } from '../docs/errors.ts';
import { DOCS_NAV, FOOT_NAV, PUBLIC_NAV, SIGN_IN, SIGN_UP, SOURCE } from '../landing/nav.ts';
import { alsoKnownAs } from '../../shared/also-known-as.ts';
import { OPERATIONS } from '../../shared/operations.ts';
import { findFamily, referencePath, shortPath } from '../reference/operations.ts';
import type { SearchEntry } from '../../shared/search/entry.ts';

/** Members that nearly every request has; a search for them would match everything. */
const COMMON =
  /^(year|month|date|hours|minutes|seconds|latitude|longitude|timezone|fold|language|observation_point|texts)$/;

const operations: readonly SearchEntry[] = OPERATIONS.map((operation) => ({
  group: 'Operations',
  title: operation.title,
  detail: operation.summary,
  href: referencePath(operation.id),
  also: [
    shortPath(operation),
    findFamily(operation.family)?.title ?? '',
    ...alsoKnownAs(operation.id),
    ...new Set(leavesOf(inputJsonSchema(operation.input)).map(({ name }) => name.split('.').at(-1) ?? name)),
  ]
    .filter((word) => !COMMON.test(word))
    .join(' '),
  note: priceText(operation).replaceAll('`', ''),
}));

/** Search words for pages with another name here. */
const PAGE_WORDS: Readonly<Record<string, string>> = {
  '/docs/quickstart': 'sdk client library getting started first call curl typescript javascript python get api key',
  '/docs/conventions':
    'svg picture image chart drawing accept json format pdf png hindi tamil language timezone time zone daylight saving clock utc offset translate translation languages south indian north indian',
  '/docs/clients':
    'postman bruno insomnia collection openapi llms markdown skill agent sdk library package cli command line terminal shell log in login sign in device code npm install pip composer packagist php go golang node typescript javascript python',
  '/docs/components':
    'widget embed web component custom element html react wordpress plugin shortcode block iframe website chart panchang',
  '/docs/reports':
    'pdf print download sample gallery kundli pdf white label brand logo wall calendar printable birth chart pdf own logo company name footer colours',
  '/docs/batches': 'bulk many year month days calendar ndjson stream at once',
  '/docs/guides/switching': 'migrate freeastrologyapi prokerala astrologyapi vedicastroapi replace alternative',
  '/docs/guides/kundli-website': 'svg chart form html node tutorial example',
  '/docs/subscriptions':
    'notify notification push alert reminder remind dasha change polling cron schedule tell me when',
  '/docs/versions': 'pin version upgrade deprecation policy breaking change compare canary',
  '/docs/guides/daily-panchang': 'slack telegram discord cron bot tutorial example',
  '/docs/guides/telegram-panchang':
    'telegram bot channel webhook subscription without polling push every morning sunrise',
  '/docs/guides/matchmaking-widget': 'marriage kundli milan guna html javascript tutorial example',
  '/docs/guides/reconcile':
    'differ difference mismatch wrong other program software jhora astrosage drikpanchang astro.com kerykeion vedastro',
  '/docs/guides/dasha-messages': 'notify users dasha change message push subscription webhook',
  '/docs/guides/prove-an-answer': 'receipt signature verify digest signed proof ed25519 rfc 9421',
  '/docs/guides/uncertain-birth': 'unknown birth time uncertain rectification noon chart hour minute',
  '/docs/guides/sourced-texts':
    'interpretation predictions horoscope reading meaning text verse book source meaning planet house sign parashara lilly prose paragraphs',
  '/docs/guides/almanac':
    'panchangam panjika vakya thirukanitham drik surya siddhanta pambu gupta press holidays schools',
  '/docs/guides/ayanamsa': 'lahiri raman krishnamurti fagan sidereal zodiac difference',
  '/docs/credits': 'cost price rate limit quota billing invoice spend limit',
  '/docs/authentication':
    'get api key token header sign in cors browser origin publishable test key ip allowlist whitelist',
  '/docs/errors': 'error codes list status troubleshooting',
  '/docs/mcp': 'chatgpt claude cursor assistant ai agent llm model context protocol server',
  '/docs/accuracy': 'accurate accuracy swiss ephemeris jpl precision arcsecond deviation',
  '/docs/management': 'store birth details births customers users keys webhooks by api',
  '/docs/guides/caching': 'cache results save store answers redis',
  '/docs/operations': 'docker kubernetes helm compose deploy install self host own server',
  '/docs/changelog': 'changelog versions releases news what is new deprecation feed',
  '/sign-up': 'register account free get api key',
  '/terms': 'contract legal refund money back cancel liability',
  '/contact': 'support help email question write security hole report',
  '/dpa': 'gdpr data processing agreement processor region server location',
  '/sla': 'availability guarantee uptime service level agreement credit',
  '/privacy': 'gdpr personal data delete account deletion erase export retention cookies',
  '/pricing': 'cost plan refund upgrade cheap free invoice billing subscription cancel tax vat gst',
  '/verify-answer': 'receipt signature proof signed digest authentic',
  '/status': 'uptime down outage incident maintenance subscribe feed atom',
  '/source': 'open source licence agpl github self host',
  '/reconcile': 'wrong different mismatch compare another program',
};

const inDocs = DOCS_NAV.flatMap(({ title, links }) => links.map((link) => ({ ...link, detail: title })));

const WORD = /[\p{L}\p{N}_]{3,}/gu;

/** Returns each word of an article once: the index finds words, and their order would double its size. */
function textOf({ sections }: WrittenArticle): string {
  const texts = sections.flatMap(({ title, blocks }) => [title, ...blocks.flatMap(textsOf)]);
  return [...new Set(texts.join(' ').toLowerCase().match(WORD) ?? [])].join(' ');
}

function textsOf(block: Block): readonly string[] {
  if (block.kind === 'text') return [block.text];
  if (block.kind === 'list') return block.items;
  if (block.kind === 'note') return [block.title, block.text];
  return block.kind === 'table' ? [...block.columns, ...block.rows.flat()] : [];
}

/** It has the words of every page, and is the answer to few questions. */
const CHANGELOG = '/docs/changelog';

const docs: readonly SearchEntry[] = inDocs.map(({ label, href, detail }) => {
  const article = ARTICLES[href.replace('/docs/', '')];
  return {
    group: 'Docs',
    title: label,
    detail: article?.lead ?? detail,
    href,
    also: [PAGE_WORDS[href] ?? '', article === undefined || href === CHANGELOG ? '' : textOf(article)].join(' ').trim(),
  };
});

/** People search for a technique by its name, and learn why it is left out. */
const omitted: SearchEntry = {
  group: 'Docs',
  title: 'What we do not compute',
  detail: OMISSIONS.map(({ name }) => name).join(', '),
  href: '/docs/accuracy#omitted',
  also: OMISSIONS.map(({ also }) => also).join(' '),
};

const seen = new Set(inDocs.map(({ href }) => href));
const pages: readonly SearchEntry[] = [...PUBLIC_NAV, ...FOOT_NAV, SOURCE, SIGN_IN, SIGN_UP]
  .filter(({ href }) => !seen.has(href))
  .map(({ label, href }) => ({ group: 'Pages', title: label, detail: href, href, also: PAGE_WORDS[href] ?? '' }));

const words: readonly SearchEntry[] = WORDS.map(({ word, meaning }) => ({
  group: 'Words',
  title: word,
  detail: meaning,
  href: '/docs/glossary',
}));

/** Names of statuses that people search for. */
const STATUS_WORDS: Readonly<Record<number, string>> = {
  401: 'unauthorized',
  402: 'payment required',
  403: 'forbidden',
  429: 'too many requests',
};

const errors: readonly SearchEntry[] = DOCUMENTED_ERRORS.map(({ code, status, message }) => ({
  group: 'Errors',
  title: code,
  detail: message,
  href: errorPath(code),
  also: [status, STATUS_WORDS[status]].join(' ').trim(),
  note: String(status),
}));

/** Created when the portal is built. */
export const SEARCH_ENTRIES: readonly SearchEntry[] = [...operations, ...docs, omitted, ...pages, ...words, ...errors];

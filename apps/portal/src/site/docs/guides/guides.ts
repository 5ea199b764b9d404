import type { WrittenArticle } from '../block.ts';
import { ALMANAC_GUIDE } from './almanac.ts';
import { AYANAMSA_GUIDE } from './ayanamsa.ts';
import { RECONCILE_GUIDE } from './reconcile.ts';
import { CACHING_GUIDE } from './caching.ts';
import { DASHA_MESSAGES_GUIDE } from './dasha-messages.ts';
import { PROVE_GUIDE } from './prove-an-answer.ts';
import { DAILY_PANCHANG_GUIDE } from './daily-panchang.ts';
import { KUNDLI_WEBSITE_GUIDE } from './kundli-website.ts';
import { MATCHMAKING_WIDGET_GUIDE } from './matchmaking-widget.ts';
import { MILLION_BIRTHS_GUIDE } from './million-births.ts';
import { TEXTS_GUIDE } from './sourced-texts.ts';
import { SWITCHING_GUIDE } from './switching.ts';
import { TELEGRAM_GUIDE } from './telegram-panchang.ts';
import { UNCERTAIN_BIRTH_GUIDE } from './uncertain-birth.ts';
import { WEBHOOK_RECEIVER_GUIDE } from './webhook-receiver.ts';

/** Guides that each build a complete program. An end-to-end test runs every code block of each, in order. */
export const GUIDES: Readonly<Record<string, WrittenArticle>> = {
  'guides/kundli-website': KUNDLI_WEBSITE_GUIDE,
  'guides/daily-panchang': DAILY_PANCHANG_GUIDE,
  'guides/telegram-panchang': TELEGRAM_GUIDE,
  'guides/matchmaking-widget': MATCHMAKING_WIDGET_GUIDE,
  'guides/million-births': MILLION_BIRTHS_GUIDE,
  'guides/webhook-receiver': WEBHOOK_RECEIVER_GUIDE,
  'guides/dasha-messages': DASHA_MESSAGES_GUIDE,
  'guides/caching': CACHING_GUIDE,
  'guides/prove-an-answer': PROVE_GUIDE,
  'guides/almanac': ALMANAC_GUIDE,
  'guides/ayanamsa': AYANAMSA_GUIDE,
  'guides/reconcile': RECONCILE_GUIDE,
  'guides/uncertain-birth': UNCERTAIN_BIRTH_GUIDE,
  'guides/sourced-texts': TEXTS_GUIDE,
  'guides/switching': SWITCHING_GUIDE,
};

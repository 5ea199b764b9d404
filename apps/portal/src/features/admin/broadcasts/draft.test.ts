import {
  BANNER_DAYS_MAX,
  BROADCAST_TEXT_LENGTH_MAX,
  BROADCAST_TITLE_LENGTH_MAX,
} from '@graha/domain/operations/broadcast';
import { expect, test } from 'vitest';
import { type Draft, firstDraft, problemIn } from './draft.ts';

const NOW = new Date('2026-12-01T10:00:00Z');
const WRITTEN: Draft = { ...firstDraft(NOW), title: 'Maintenance', text: 'On Sunday.' };
const daysFromNow = (days: number): string => new Date(NOW.getTime() + days * 86_400_000).toISOString().slice(0, 10);

test('a complete draft can be previewed, with the longest title, text and banner that can be sent', () => {
  const longest = {
    title: 'x'.repeat(BROADCAST_TITLE_LENGTH_MAX),
    text: 'x'.repeat(BROADCAST_TEXT_LENGTH_MAX),
    until: daysFromNow(BANNER_DAYS_MAX - 1),
  };
  expect(problemIn({ ...WRITTEN, ...longest }, NOW)).toBe(null);
  expect(problemIn({ ...WRITTEN, until: daysFromNow(0) }, NOW)).toBe(null);
  expect(problemIn({ ...WRITTEN, byMail: true, byBanner: false, until: '' }, NOW)).toBe(null);
});

test('a character that takes two units of the text counts once, as where the broadcast is sent', () => {
  const longest = {
    title: '🌒'.repeat(BROADCAST_TITLE_LENGTH_MAX),
    text: '🌒'.repeat(BROADCAST_TEXT_LENGTH_MAX),
  };
  expect(problemIn({ ...WRITTEN, ...longest }, NOW)).toBe(null);
  expect(problemIn({ ...WRITTEN, title: `${longest.title}x` }, NOW)?.field).toBe('title');
  expect(problemIn({ ...WRITTEN, text: `${longest.text}x` }, NOW)?.field).toBe('text');
});

test.each<[string, Partial<Draft>, string]>([
  ['no title', { title: ' ' }, 'title'],
  ['a title that is too long', { title: 'x'.repeat(BROADCAST_TITLE_LENGTH_MAX + 1) }, 'title'],
  ['no text', { text: '' }, 'text'],
  ['a text that is too long', { text: 'x'.repeat(BROADCAST_TEXT_LENGTH_MAX + 1) }, 'text'],
  ['a title that cannot be stored', { title: 'Sunday\0' }, 'title'],
  ['no plan', { plans: [] }, 'to'],
  ['no state', { statuses: [] }, 'to'],
  ['neither mail nor banner', { byBanner: false }, 'by'],
  ['no last day', { until: '' }, 'until'],
  ['a last day that is over', { until: daysFromNow(-1) }, 'until'],
  ['a banner that lasts too long', { until: daysFromNow(BANNER_DAYS_MAX) }, 'until'],
])('a draft with %s is not previewed, and its field says why', (_which, change, field) => {
  expect(problemIn({ ...WRITTEN, ...change }, NOW)?.field).toBe(field);
});

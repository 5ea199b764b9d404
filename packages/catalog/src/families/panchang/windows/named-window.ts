import { z } from 'zod';
import { term } from '../../../languages/terms.ts';
import type { Moment } from '../../../request/birth.ts';
import { Quality } from '../../../wire/quality.ts';
import { presentWindow, WINDOW } from '../almanac.ts';
import type { NamedWindow as Window } from './windows.ts';

export const NamedWindow = z.strictObject({
  name: term('MuhurtaName', z.string()).describe('Name of the window of time.'),
  quality: Quality,
  ...WINDOW,
});

export function presentNamedWindow(window: Window, moment: Pick<Moment, 'clock'>): z.input<typeof NamedWindow> {
  const { start, end } = presentWindow(window, moment);
  return { name: window.name, quality: window.quality, start, end };
}

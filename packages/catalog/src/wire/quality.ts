import { QUALITIES } from '@graha/astro-engine/vocabulary/quality';
import { z } from 'zod';

/** The member for good and bad in every answer outside the reference reports. */
export const Quality = z.enum(QUALITIES).meta({
  id: 'Quality',
  title: 'Quality',
  description: 'Traditional rating: good, bad, mixed (good for some things) or neutral.',
});

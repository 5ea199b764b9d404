import { creditsOfEvent, EVENT_FORMULAS, subscribedEvents } from '@graha/catalog/families/events/upcoming/subscribed';
import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import type { SkyEvents } from './subscription-tasks.ts';

const ENGINE = 'subscriptions';

/**
 * Finds the events of subscriptions by the timeline of the API. The ephemeris is opened for the first question.
 * @param ephePath folder of the operator's own ephemeris files
 */
export function skyEvents(ephePath: string | null): SkyEvents {
  let opened: ReturnType<typeof createEphemeris> | undefined;
  const ephemeris = async () => {
    opened ??= createEphemeris(undefined, ephePath);
    try {
      return await opened;
    } catch (error) {
      opened = undefined; // The next question opens it again.
      throw error;
    }
  };
  return {
    find: async ({ birth, place, kinds, options, from, to }) =>
      subscribedEvents({ sky: await ephemeris() }, { birth, place, kinds, options, from, to }).map(
        ({ at, subject, row }) => {
          const { kind, key, at: _printed, ...details } = row;
          return { at, kind, key, subject, details };
        },
      ),
    formulas: EVENT_FORMULAS,
    creditsOf: creditsOfEvent,
    engineVersion: ENGINE,
  };
}

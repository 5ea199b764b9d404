import fixture from '../../request/zones/zone-history.fixture.json' with { type: 'json' };
import { zoneOffsetSeconds } from '../../request/zones/zone-offset.ts';
import { type AccuracyRow, Worst } from '../rows.ts';

/**
 * Compares the last second before each clock change before 1970 and the first second after it, in every zone whose
 * history Node's data merges.
 */
export function zoneAccuracy(): AccuracyRow {
  const worst = new Worst();
  for (const [names, listing] of Object.entries(fixture.zones)) {
    const numbers = listing.split(' ').filter((part) => part !== '');
    for (const zone of names.split(' ')) {
      for (let at = 0; at < numbers.length; at += 2) {
        worst.number(zoneOffsetSeconds(zone, Number(numbers[at])), Number(numbers[at + 1]));
      }
    }
  }
  return worst.row({
    family: 'clocks of time zones before 1970',
    source: `zdump, tz database ${fixture.tzdb} with its full histories`,
    unit: 's',
    tolerance: 0,
  });
}

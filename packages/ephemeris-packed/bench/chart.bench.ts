import { runChartBench } from '@graha/ephemeris-swiss/bench/chart';
import { createSwissEphemeris } from '@graha/ephemeris-swiss/swiss-ephemeris';
import { packedOver } from '../src/packed-over.ts';

const library = await createSwissEphemeris();
await runChartBench([
  { name: 'the library', sky: library, goal: 0.85 },
  { name: 'packed', sky: packedOver(library), goal: 0.12 },
]);

import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { expect, test } from 'vitest';
import { answered } from '../../accuracy/answered.ts';
import { upcoming } from '../../families/events/upcoming/upcoming.ts';
import { FORECAST_KIND_IDS } from '../../families/events/upcoming/kinds.ts';
import { EXAMPLE_BIRTH } from '../../request/birth.ts';
import { timelineView } from './instants.ts';

const sky = await createEphemeris();

test('a timeline of forecasts has a lane for each kind, with the points that meet and the signs that are entered', () => {
  const kinds = FORECAST_KIND_IDS.join(',');
  const years = [2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026];
  const events = years.flatMap(
    (year) => answered(upcoming, { birth: EXAMPLE_BIRTH, from: `${year}-01-01`, days: 365, kinds }, sky).events,
  );
  const lanes = timelineView({ events })?.lanes ?? [];
  expect(lanes.map(({ name }) => name).toSorted()).toEqual([
    'Primary direction',
    'Progressed aspect',
    'Progressed ingress',
    'Progressed phase',
    'Solar arc',
    'Station on natal point',
  ]);
  const saysOf = (kind: string) => lanes.find(({ body }) => body === kind)?.hits.map(({ says }) => says) ?? [];
  expect(saysOf('progressed_ingress')).toContain('Moon, Gemini');
  expect(saysOf('progressed_aspect')).toContain('Sun conjunction Midheaven');
  expect(saysOf('station_on_natal_point')).toContain('Saturn trine Jupiter');
  expect(saysOf('progressed_phase').every((says) => says.startsWith('Progressed '))).toBe(true);
});

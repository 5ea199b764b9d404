import { describe, expect, test } from 'vitest';
import type { Ephemeris } from '../core/ephemeris.ts';
import { uniformSky, uniformSkyWith } from '../testing.ts';
import type { Point } from '../vocabulary/grahas.ts';
import { EVENT_KINDS, type EventKindId } from './event-kinds.ts';
import { SearchedSky } from './searched-sky.ts';
import { type Asked, pairsOf } from './sky-event.ts';
import { moonSignAt, moonSignsLeftIn } from './void-of-course.ts';

// Longitudes are the Julian Day times the speed in degrees per day: Sun 1, Moon 13, Mercury 4, Venus 2, Mars 0.5, Rahu
// −0.0625.
type Skies = { sky?: Ephemeris; sidereal?: boolean };
const searched = ({ sky = uniformSky, sidereal = false }: Skies = {}) =>
  new SearchedSky(sky, { zodiac: sidereal ? { kind: 'sidereal', ayanamsa: 'lahiri' } : { kind: 'tropical' }, nodeMode: 'mean' }); // prettier-ignore
const eventsOf = (
  kind: EventKindId,
  [fromJdUt, untilJdUt]: readonly [number, number],
  asked: Partial<Asked> & { points: readonly Point[] },
  skies?: Skies,
) =>
  EVENT_KINDS[kind]
    .eventsIn(searched(skies), { fromJdUt, untilJdUt }, { others: [], aspects: {}, ...asked })
    .map(({ jdUt, point, other, detail }) => [
      Number(jdUt.toFixed(4)),
      [point, detail, other].filter(Boolean).join(' '),
    ]);

describe('entries', () => {
  test('into signs name the sign that is entered, whichever way a point moves', () => {
    expect(eventsOf('sign_ingress', [1000, 1060], { points: ['sun'] })).toEqual([
      [1020, 'sun Aquarius'],
      [1050, 'sun Pisces'],
    ]);
    expect(eventsOf('sign_ingress', [1079, 1081], { points: ['sun'] })).toEqual([[1080, 'sun Aries']]);
    expect(eventsOf('sign_ingress', [959, 961], { points: ['rahu', 'ketu'] })).toEqual([
      [960, 'rahu Capricorn'],
      [960, 'ketu Cancer'],
    ]);
    expect(eventsOf('sign_ingress', [5759, 5761], { points: ['rahu'] })).toEqual([[5760, 'rahu Pisces']]);
  });

  test('into stars and their quarters are those of the sidereal zodiac', () => {
    const skies = { sky: uniformSkyWith({ ayanamsaDeg: 10 }), sidereal: true };
    // The Sun is at 293°20′ less 10° of ayanamsa at JD 1023⅓: Dhanishta begins.
    expect(eventsOf('nakshatra_ingress', [1020, 1030], { points: ['sun'] }, skies)).toEqual([
      [1023.3333, 'sun Dhanishta'],
    ]);
    expect(eventsOf('pada_ingress', [1023, 1028], { points: ['sun'] }, skies)).toEqual([
      [1023.3333, 'sun Dhanishta 1'],
      [1026.6667, 'sun Dhanishta 2'],
    ]);
  });
});

describe('aspects', () => {
  test('are found on both sides, by name, each pair once', () => {
    const aspects = { square: 90, opposition: 180 };
    expect(eventsOf('aspect', [990, 1019], { points: ['sun', 'moon'], aspects })).toEqual([
      [997.5, 'sun square moon'],
      [1005, 'sun opposition moon'],
      [1012.5, 'sun square moon'],
    ]);
  });

  test('of conjunction are asked without a list', () => {
    expect(eventsOf('conjunction', [1001, 1031], { points: ['sun'], others: ['moon'] })).toEqual([
      [1020, 'sun conjunction moon'],
    ]);
  });

  test('of Ketu are those of the place opposite Rahu', () => {
    // Ketu is at 180° − 0.0625° a day; the Sun meets him when 1.0625 times the Julian Day is 1260°.
    expect(eventsOf('conjunction', [1184, 1188], { points: ['sun', 'ketu'] })).toEqual([
      [1185.8824, 'sun conjunction ketu'],
    ]);
  });

  test('are made between points and partners, and by no two ends of one axis', () => {
    expect(pairsOf({ points: ['sun', 'moon'], others: ['moon', 'mars'] })).toEqual([
      ['sun', 'moon'], ['sun', 'mars'], ['moon', 'mars'],
    ]); // prettier-ignore
    expect(pairsOf({ points: ['rahu', 'ketu', 'sun'], others: [] })).toEqual([
      ['rahu', 'sun'], ['ketu', 'sun'],
    ]); // prettier-ignore
  });
});

test('phases follow each other by quarters, if the Moon is asked for', () => {
  expect(eventsOf('lunar_phase', [989, 1019], { points: ['moon'] })).toEqual([
    [990, 'moon new_moon'],
    [997.5, 'moon first_quarter'],
    [1005, 'moon full_moon'],
    [1012.5, 'moon last_quarter'],
  ]);
  expect(eventsOf('lunar_phase', [989, 1019], { points: ['sun'] })).toEqual([]);
});

// Surya Siddhanta ch. 7: a war is between two of the five within 1°.
test('a war begins when two of the five come within 1° and ends when they part by 1°', () => {
  const points: Point[] = ['sun', 'moon', 'mercury', 'venus', 'uranus'];
  expect(eventsOf('planetary_war', [1078, 1082], { points })).toEqual([
    [1079.5, 'mercury begins venus'],
    [1080.5, 'mercury ends venus'],
  ]);
  expect(eventsOf('planetary_war', [1078, 1082], { points: ['venus', 'mercury'] })).toEqual([
    [1079.5, 'venus begins mercury'],
    [1080.5, 'venus ends mercury'],
  ]);
});

describe('combustion', () => {
  // Surya Siddhanta ch. 9: Mars within 17°, Venus within 10°, or 8° while retrograde.
  test('begins and ends at the orb of the planet', () => {
    expect(eventsOf('combustion', [1400, 1480], { points: ['mars', 'sun', 'uranus'] })).toEqual([
      [1406, 'mars combust'],
      [1474, 'mars visible'],
    ]);
    expect(eventsOf('combustion', [1065, 1095], { points: ['venus'] })).toEqual([
      [1070, 'venus combust'],
      [1090, 'venus visible'],
    ]);
  });

  /** Venus turns with the Sun `apartDeg` behind her: direct before JD 1000, retrograde after it, or the reverse. */
  const turning = (apartDeg: number, sign: 1 | -1): Ephemeris => ({
    ...uniformSky,
    position: (body, jdUt, from) => {
      const days = jdUt - 1000;
      const position = uniformSky.position(body, jdUt, from);
      if (body === 'sun') return { ...position, longitudeDeg: 100, speedDegPerDay: 0 };
      return body === 'venus' ? { ...position, longitudeDeg: 100 + apartDeg - sign * 0.01 * days ** 2, speedDegPerDay: -sign * 0.02 * days } : position;
    },
  }); // prettier-ignore

  test('changes at a station between the two orbs of Venus', () => {
    const venus = (apartDeg: number, sign: 1 | -1) =>
      eventsOf('combustion', [996, 1004], { points: ['venus'] }, { sky: turning(apartDeg, sign) });
    expect(venus(9, 1)).toEqual([[1000, 'venus visible']]);
    expect(venus(9, -1)).toEqual([[1000, 'venus combust']]);
    expect(venus(10.2, 1)).toEqual([]);
    expect(venus(7.5, 1)).toEqual([]);
    expect(venus(351 - 360, -1)).toEqual([[1000, 'venus combust']]);
  });
});

test('a station is direct or retrograde by the way that a body goes after it', () => {
  const sky: Ephemeris = {
    ...uniformSky,
    position: (body, jdUt, from) => {
      const radians = (2 * Math.PI * (jdUt - 1000)) / 300;
      return { ...uniformSky.position(body, jdUt, from), longitudeDeg: 100 + 20 * Math.sin(radians), speedDegPerDay: ((20 * 2 * Math.PI) / 300) * Math.cos(radians) };
    },
  }; // prettier-ignore
  expect(eventsOf('station', [1000, 1300], { points: ['mars'] }, { sky })).toEqual([
    [1075, 'mars retrograde'],
    [1225, 'mars direct'],
  ]);
});

test('the ecliptic is crossed ascending or descending, by bodies that have a latitude', () => {
  const sky: Ephemeris = {
    ...uniformSky,
    position: (body, jdUt, from) => ({ ...uniformSky.position(body, jdUt, from), latitudeDeg: 5 * Math.sin((2 * Math.PI * (jdUt - 1003)) / 27) }),
  }; // prettier-ignore
  expect(eventsOf('node_crossing', [1000, 1030], { points: ['moon', 'sun', 'rahu', 'ketu'] }, { sky })).toEqual([
    [1003, 'moon ascending'],
    [1016.5, 'moon descending'],
  ]);
});

describe('eclipses', () => {
  const phase = { beginJdUt: 0, endJdUt: 0 };
  const skyOf = (latitudeDeg: number, maximumJdUt: number): Ephemeris => ({
    ...uniformSky,
    position: (body, jdUt, from) => ({ ...uniformSky.position(body, jdUt, from), latitudeDeg }),
    nextEclipse: (kind) => ({
      kind, type: 'partial', maximumJdUt, penumbral: phase, partial: null, central: null, magnitude: 0.5, penumbralMagnitude: null,
      sarosNumber: 1, sarosMember: 1, greatestAt: null,
    }),
  }); // prettier-ignore
  const found = (points: Point[], sky: Ephemeris, until = 1030) => eventsOf('eclipse', [1001, until], { points }, { sky }); // prettier-ignore

  test('are asked for at new and full Moons near a node, of the bodies that are asked for', () => {
    expect(found(['sun', 'moon'], skyOf(1, 1020.1))).toEqual([[1020.1, 'sun partial']]);
    expect(found(['moon'], skyOf(1, 1020.1))).toEqual([]);
    expect(found(['sun', 'moon'], skyOf(-1, 1004.9))).toEqual([[1004.9, 'moon partial']]);
    expect(found(['sun', 'moon'], skyOf(1.8, 1020.1))).toEqual([]);
    expect(found(['sun'], skyOf(1, 1020.1), 1020.1)).toEqual([]);
  });
});

describe('the Moon is void of course', () => {
  test('from her last aspect in a sign, or from its beginning where she makes none', () => {
    // She meets the Sun at 300° on JD 1020, is 60° from him on JD 1025, and enters signs every 30/13 days.
    const found = moonSignsLeftIn(searched(), { fromJdUt: 1021, untilJdUt: 1027 }, ['sun']);
    expect(found.map(({ signIndex, lastAspect }) => [signIndex, lastAspect?.angleDeg ?? null])).toEqual([
      [10, 0],
      [11, null],
      [0, 60],
    ]);
    expect(found[0]?.exitJdUt).toBeCloseTo(1020 + 30 / 13, 6);
    expect(found[2]).toMatchObject({ lastAspect: { point: 'sun', jdUt: expect.closeTo(1025, 6) } });
    expect(moonSignAt(searched(), 1023, ['sun'])).toMatchObject({ signIndex: 11, lastAspect: null });
  });

  test('the angle of her last aspect is the smaller one, before and after the opposition', () => {
    const found = moonSignsLeftIn(searched(), { fromJdUt: 1020, untilJdUt: 1055 }, ['sun']);
    const angles = found.flatMap(({ lastAspect }) => (lastAspect === null ? [] : [lastAspect.angleDeg]));
    expect([...new Set(angles)].toSorted((one, other) => one - other)).toEqual([0, 60, 90, 120, 180]);
  });

  test('as an event with the sign that she leaves', () => {
    const still: Ephemeris = {
      ...uniformSky,
      position: (body, jdUt, from) => {
        const position = uniformSky.position(body, jdUt, from);
        return body === 'moon' ? position : { ...position, longitudeDeg: 305, speedDegPerDay: 0 };
      },
    };
    // All others are at 305°: from 300° she meets them at 305° alone; in Pisces (330° to 360°) she makes no aspect to
    // them.
    const found = EVENT_KINDS.void_of_course.eventsIn(
      searched({ sky: still }),
      { fromJdUt: 1020.1, untilJdUt: 1024 },
      { points: ['moon'], others: [], aspects: {} },
    );
    expect(found.map(({ detail, jdUt, untilJdUt }) => [detail, jdUt, untilJdUt])).toEqual([
      ['Aquarius', expect.closeTo(1020 + 5 / 13, 6), expect.closeTo(1020 + 30 / 13, 6)],
      ['Pisces', expect.closeTo(1020 + 30 / 13, 6), expect.closeTo(1020 + 60 / 13, 6)],
    ]);
    expect(eventsOf('void_of_course', [1020.1, 1024], { points: ['sun'] })).toEqual([]);
  });
});

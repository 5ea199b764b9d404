import type { Eclipse, EclipseKind, Ephemeris, GeoPlace, HorizonRule, LocalEclipse } from '../core/ephemeris.ts';
import type { Window } from './crossings.ts';
import { localEclipse } from './local-eclipse.ts';

/** `local` is null if nothing of it is visible from the place. */
export type SeenEclipse = { eclipse: Eclipse; local: LocalEclipse | null };

/** Two eclipses of a kind are at least a lunation apart. */
const APART_DAYS = 28;

/**
 * Returns the eclipses with their maximum within a window, in order, each with its view from a place.
 * @param sunrise the rule for sunrise and sunset at the place
 * @source Swiss Ephemeris for the Earth, `localEclipse` for the place
 * @accuracy NASA's catalogue within 40 s at the maximum
 */
export function eclipsesBetween(
  sky: Ephemeris,
  kinds: readonly EclipseKind[],
  { fromJdUt, untilJdUt }: Window,
  place: GeoPlace,
  sunrise: HorizonRule,
): SeenEclipse[] {
  const found = kinds.flatMap((kind) => {
    const seen: SeenEclipse[] = [];
    for (let afterJdUt = fromJdUt; afterJdUt < untilJdUt;) {
      const eclipse = sky.nextEclipse(kind, afterJdUt);
      if (eclipse === null || eclipse.maximumJdUt >= untilJdUt) break;
      seen.push({ eclipse, local: localEclipse(sky, eclipse, place, sunrise) });
      afterJdUt = eclipse.maximumJdUt + APART_DAYS;
    }
    return seen;
  });
  return found.toSorted((one, other) => one.eclipse.maximumJdUt - other.eclipse.maximumJdUt);
}

/**
 * Returns the visible span: from the first to the last outermost contact, or from rise or to set. If the body only
 * grazes the horizon and has neither, the visible maximum replaces them.
 */
export function visibleSpanOf({ kind, contacts, riseJdUt, setJdUt, maximumJdUt }: LocalEclipse): Window {
  const [first, last] = kind === 'lunar' ? [contacts.p1, contacts.p4] : [contacts.c1, contacts.c4];
  return { fromJdUt: first ?? riseJdUt ?? maximumJdUt, untilJdUt: last ?? setJdUt ?? maximumJdUt };
}

/** Returns the visible span of the umbra alone, or of the Moon on the Sun; null if only the penumbra is visible. */
export function visibleUmbraOf(local: LocalEclipse): Window | null {
  if (local.kind === 'solar') return visibleSpanOf(local);
  const { type, magnitude, contacts, riseJdUt, setJdUt, maximumJdUt } = local;
  if (type === 'penumbral' || magnitude <= 0) return null;
  return { fromJdUt: contacts.u1 ?? riseJdUt ?? maximumJdUt, untilJdUt: contacts.u4 ?? setJdUt ?? maximumJdUt };
}

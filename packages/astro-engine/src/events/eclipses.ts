import type { Eclipse, EclipseKind, Ephemeris, GeoPlace, HorizonRule, LocalEclipse } from '../core/ephemeris.ts';
import type { Window } from './crossings.ts';
import { localEclipse } from './local-eclipse.ts';

/** `local` is null where nothing of it is seen from the place. */
export type SeenEclipse = { eclipse: Eclipse; local: LocalEclipse | null };

/** Two of a kind are a lunation apart at least. */
const APART_DAYS = 28;

/**
 * The eclipses whose maximum lies within a window, in order, each with what a place sees of it.
 * @param sunrise by which rule the Sun rises and sets at the place
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
 * From when until when something of it is seen: the outermost contacts, or rise and set. Where the body only grazes the horizon
 * and has neither, the visible maximum stands for them.
 */
export function visibleSpanOf({ kind, contacts, riseJdUt, setJdUt, maximumJdUt }: LocalEclipse): Window {
  const [first, last] = kind === 'lunar' ? [contacts.p1, contacts.p4] : [contacts.c1, contacts.c4];
  return { fromJdUt: first ?? riseJdUt ?? maximumJdUt, untilJdUt: last ?? setJdUt ?? maximumJdUt };
}

/** The same of the umbra alone, or of the Moon on the Sun; null where no more than the penumbra is seen. */
export function visibleUmbraOf(local: LocalEclipse): Window | null {
  if (local.kind === 'solar') return visibleSpanOf(local);
  const { type, magnitude, contacts, riseJdUt, setJdUt, maximumJdUt } = local;
  if (type === 'penumbral' || magnitude <= 0) return null;
  return { fromJdUt: contacts.u1 ?? riseJdUt ?? maximumJdUt, untilJdUt: contacts.u4 ?? setJdUt ?? maximumJdUt };
}

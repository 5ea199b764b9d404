import type { Eclipse, EclipseKind, Ephemeris, GeoPlace, LocalEclipse } from '../ephemeris.ts';
import type { Window } from './crossings.ts';
import { mayBeSeen } from './eclipse-visibility.ts';

/** `local` is null where nothing of it is seen from the place. */
export type SeenEclipse = { eclipse: Eclipse; local: LocalEclipse | null };

/** What is seen from a place is seen within this of the maximum for the Earth. */
const SAME_DAYS = 0.5;
/** Two of a kind are a lunation apart at least. */
const APART_DAYS = 28;

/**
 * The eclipses whose maximum lies within a window, in order, each with what a place sees of it.
 * @source Swiss Ephemeris; contacts by the mean limb of the Moon, for an observer at sea level
 * @accuracy NASA's catalogue within 40 s at the maximum
 */
export function eclipsesBetween(
  sky: Ephemeris,
  kinds: readonly EclipseKind[],
  { fromJdUt, untilJdUt }: Window,
  place: GeoPlace,
): SeenEclipse[] {
  const found = kinds.flatMap((kind) => {
    const seen: SeenEclipse[] = [];
    for (let afterJdUt = fromJdUt; afterJdUt < untilJdUt;) {
      const eclipse = sky.nextEclipse(kind, afterJdUt);
      if (eclipse === null || eclipse.maximumJdUt >= untilJdUt) break;
      seen.push({ eclipse, local: localOf(sky, eclipse, place) });
      afterJdUt = eclipse.maximumJdUt + APART_DAYS;
    }
    return seen;
  });
  return found.toSorted((one, other) => one.eclipse.maximumJdUt - other.eclipse.maximumJdUt);
}

function localOf(sky: Ephemeris, eclipse: Eclipse, place: GeoPlace): LocalEclipse | null {
  if (!mayBeSeen(sky, eclipse, place)) return null;
  const { kind, maximumJdUt } = eclipse;
  const local = sky.nextEclipseAt(kind, maximumJdUt - SAME_DAYS, place, maximumJdUt + SAME_DAYS);
  return local === null ? null : mended(eclipse, local);
}

/**
 * Near the poles the Moon may set and rise again during an eclipse, of which the library then keeps the end alone. Contacts with
 * the shadow are the same everywhere, so those before the set and after the rise are put back.
 */
function mended(eclipse: Eclipse, local: LocalEclipse): LocalEclipse {
  const { riseJdUt, setJdUt } = local;
  if (eclipse.kind === 'solar' || riseJdUt === null || setJdUt === null || riseJdUt < setJdUt) return local;
  const seen = (jdUt: number | undefined): number | null =>
    jdUt === undefined || (jdUt > setJdUt && jdUt < riseJdUt) ? null : jdUt;
  const { penumbral, partial, central, maximumJdUt, magnitude } = eclipse;
  const contacts = {
    ...local.contacts,
    p1: seen(penumbral.beginJdUt),
    u1: seen(partial?.beginJdUt),
    u2: seen(central?.beginJdUt),
    u3: seen(central?.endJdUt),
    u4: seen(partial?.endJdUt),
    p4: seen(penumbral.endJdUt),
  };
  return seen(maximumJdUt) === null ? { ...local, contacts } : { ...local, contacts, maximumJdUt, magnitude };
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

import type { Eclipse } from '@graha/astro-engine/core/ephemeris';

/** Thirty years of a kind: the charts of one day ask about the same few. */
const KEPT_MAX = 72;
/** Within a day before a maximum the library is asked, because rounding decides whether it finds that eclipse. */
const NEAR_DAYS = 1;

/** No eclipse of the kind has its maximum between `fromJdUt` and that of `eclipse`. */
type Found = { fromJdUt: number; eclipse: Eclipse };

/** The last eclipses of one kind that were found, so that a search of 2 ms is made once for all births. */
export class FoundEclipses {
  /** Keyed by the instant of the maximum, in order of use. */
  readonly #found = new Map<number, Found>();

  /** Returns the first eclipse after an instant. `search` finds it, and finds the same from any instant since the last eclipse. */
  firstAfter(afterJdUt: number, search: () => Eclipse): Eclipse {
    for (const found of this.#found.values()) {
      const { fromJdUt, eclipse } = found;
      if (afterJdUt < fromJdUt || afterJdUt > eclipse.maximumJdUt - NEAR_DAYS) continue;
      this.#keep(found);
      return eclipse;
    }
    const eclipse = search();
    const known = this.#found.get(eclipse.maximumJdUt);
    this.#keep({ fromJdUt: Math.min(afterJdUt, known?.fromJdUt ?? afterJdUt), eclipse });
    return eclipse;
  }

  #keep(found: Found): void {
    const { maximumJdUt } = found.eclipse;
    this.#found.delete(maximumJdUt);
    this.#found.set(maximumJdUt, found);
    const [oldest] = this.#found.keys();
    if (this.#found.size > KEPT_MAX && oldest !== undefined) this.#found.delete(oldest);
  }
}

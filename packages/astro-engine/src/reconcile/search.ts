import type { Ephemeris } from '../core/ephemeris.ts';
import type { Convention } from './convention.ts';
import { bitsOfAll, countOf, type Departure, slipsOf } from './departures.ts';
import { evidenceBitsOf, wideness } from './evidence.ts';
import { horizonAt, type MomentReading, type PlaceReading, skyAt } from './frame.ts';
import { type Frame, measure } from './measure.ts';
import { Plan } from './plan.ts';
import type { Program } from './programs.ts';
import type { Measured, Shown } from './shown/shown.ts';

export const DEPARTURES_MAX = 3;
const PARTIAL_DEPARTURES_MAX = 2;
const PARTIAL_KEPT = 3;
/** A combination of departures must be this much likelier than a chance agreement, in bits. */
const MARGIN_BITS = 2;

export type Question<M extends MomentReading = MomentReading, P extends PlaceReading = PlaceReading> = {
  /** The reading of the caller is the first, without slips. */
  moments: readonly M[];
  places: readonly P[];
  own: Convention;
  shown: readonly Shown[];
  programs: readonly Program[];
  /** The program that the values come from, if it is known. */
  named: Program | null;
};

/** The departures that lead to a convention. */
type Lead = {
  convention: Convention;
  departures: readonly Departure[];
  count: number;
  bits: number;
  /** Expected number of wrong combinations, as likely as this one, in which all values agree by chance. */
  chance: number;
};

/** One reading and convention, with every shown value compared in the order of the question. */
export type Fit<M extends MomentReading = MomentReading, P extends PlaceReading = PlaceReading> = Lead & {
  moment: M;
  place: P;
  measured: readonly Measured[];
};

/**
 * `fits` agree in every value. `coincidences` is the number of those that chance explains as well, which are not among
 * them. `partial` agree in some values, and are searched only if none agrees in all.
 */
export type Found<M extends MomentReading = MomentReading, P extends PlaceReading = PlaceReading> = {
  /** The caller's own reading and conventions. */
  own: Fit<M, P>;
  fits: readonly Fit<M, P>[];
  coincidences: number;
  partial: readonly Fit<M, P>[];
  tried: number;
};

/** The readings of a birth: their sky and their horizon, computed at the first use. */
type Reading<M, P> = { moment: M; place: P; frameOf(convention: Convention): Frame; slips: number };

class Search<M extends MomentReading, P extends PlaceReading> {
  private readonly question: Question<M, P>;
  private readonly plan: Plan;
  private readonly readings: readonly Reading<M, P>[];
  private readonly evidenceBits: number;
  tried = 0;

  constructor(sky: Ephemeris, question: Question<M, P>) {
    this.question = question;
    this.plan = new Plan(question.shown, question);
    this.evidenceBits = evidenceBitsOf(question.shown);
    this.readings = readingsOf(sky, question).toSorted((a, b) => a.slips - b.slips);
  }

  /** The departures that lead to a convention by a reading, without a comparison of values. */
  private leadOf({ moment, place }: Reading<M, P>, convention: Convention): Lead {
    const departures = [...slipsOf([...moment.slips, ...place.slips]), ...this.plan.departuresTo(convention)];
    const bits = bitsOfAll(departures);
    return { convention, departures, count: countOf(departures), bits, chance: 2 ** (bits - this.evidenceBits) };
  }

  private fitOf({ moment, place }: Reading<M, P>, frame: Frame, lead: Lead): Fit<M, P> {
    const measured = this.question.shown.map((shown) => measure(shown, frame, lead.convention));
    return { moment, place, ...lead, measured };
  }

  private isCoincidence = ({ count, bits }: Lead): boolean => count > 1 && bits > this.evidenceBits - MARGIN_BITS;

  /** Every combination of the fewest departures in which all values fit. */
  fits(): Pick<Found<M, P>, 'fits' | 'coincidences'> {
    const chosen: Fit<M, P>[] = [];
    let most = DEPARTURES_MAX;
    let coincidences = 0;
    for (const reading of this.readings) {
      for (const core of this.plan.cores) {
        if (reading.slips + core.count > most) break; // Cores are in the order of their departures.
        this.tried += 1;
        const frame = reading.frameOf(core.convention);
        for (const convention of this.plan.completed(frame, core)) {
          const lead = this.leadOf(reading, convention);
          if (lead.count > most) continue;
          if (this.isCoincidence(lead)) {
            coincidences += 1;
            continue;
          }
          most = lead.count;
          chosen.push(this.fitOf(reading, frame, lead));
        }
      }
    }
    return { fits: chosen.filter(({ count }) => count === most).toSorted(byLikelihood), coincidences };
  }

  /** The combinations in which most values fit, each with values that the ones before it lack, or closer. */
  partial(): Fit<M, P>[] {
    const found: { fit: Fit<M, P>; fitting: number; off: number }[] = [];
    for (const reading of this.readings) {
      for (const core of this.plan.cores) {
        if (reading.slips + core.count > PARTIAL_DEPARTURES_MAX) break;
        const frame = reading.frameOf(core.convention);
        const lead = this.leadOf(reading, this.plan.nearest(frame, core));
        if (lead.count > PARTIAL_DEPARTURES_MAX) continue;
        const fit = this.fitOf(reading, frame, lead);
        found.push({ fit, fitting: fit.measured.filter(({ fits }) => fits).length, off: this.offOf(fit) });
      }
    }
    const ordered = found.toSorted(
      (a, b) => b.fitting - a.fitting || a.fit.count - b.fit.count || a.off - b.off || byLikelihood(a.fit, b.fit),
    );
    const kept: typeof ordered = [];
    for (const one of ordered) {
      if (isNews(one, kept)) kept.push(one);
      if (kept.length === PARTIAL_KEPT) break;
    }
    return kept.map(({ fit }) => fit);
  }

  /** The caller's own reading and conventions. */
  own(): Fit<M, P> {
    const [reading] = this.readings;
    if (reading === undefined) throw new RangeError('the question has no reading of its own');
    return this.fitOf(reading, reading.frameOf(this.question.own), this.leadOf(reading, this.question.own));
  }

  /** Sum of the differences that do not fit, each in widths of its value. */
  private offOf({ measured }: Fit): number {
    return measured.reduce((total, { fits, difference }, index) => {
      const shown = this.question.shown[index];
      return total + (fits || shown === undefined ? 0 : Math.abs(difference) / wideness(shown));
    }, 0);
  }
}

function readingsOf<M extends MomentReading, P extends PlaceReading>(
  sky: Ephemeris,
  { moments, places }: Question<M, P>,
): Reading<M, P>[] {
  return moments.flatMap((moment) => {
    const centre = skyAt(sky, moment.jdUt, 'geocentre');
    return places.map((place) => {
      const horizon = horizonAt(sky, moment, place.place);
      const fromCentre: Frame = { moment, sky: centre, centre, horizon };
      const fromPlace: Frame = { moment, sky: skyAt(sky, moment.jdUt, place.place), centre, horizon };
      return {
        moment,
        place,
        slips: moment.slips.length + place.slips.length,
        frameOf: ({ observer }) => (observer === 'topocentric' ? fromPlace : fromCentre),
      };
    });
  });
}

type Closeness = { fit: Fit; off: number };

/** Whether a combination makes a value fit that no better one does, or is much closer than those with the same fits. */
function isNews({ fit, off }: Closeness, kept: readonly Closeness[]): boolean {
  const isNewFit = fit.measured.some(({ fits }, index) => fits && !kept.some((one) => one.fit.measured[index]?.fits));
  const same = kept.filter((one) => one.fit.measured.every(({ fits }, index) => fits === fit.measured[index]?.fits));
  return kept.length === 0 || isNewFit || (same.length > 0 && same.every((one) => off < one.off / 2));
}

const byLikelihood = (a: Fit, b: Fit): number => a.count - b.count || a.bits - b.bits;

/**
 * Searches the readings and conventions that make every shown value fit: the fewest departures first, then the
 * likeliest. If there are none, those in which most values fit.
 * @throws EphemerisRangeError outside the ephemeris
 */
export function search<M extends MomentReading, P extends PlaceReading>(
  sky: Ephemeris,
  question: Question<M, P>,
): Found<M, P> {
  const one = new Search(sky, question);
  const { fits, coincidences } = one.fits();
  return { own: one.own(), fits, coincidences, partial: fits.length > 0 ? [] : one.partial(), tried: one.tried };
}

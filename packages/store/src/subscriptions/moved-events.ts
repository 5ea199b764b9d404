/** The part of an event by which plans are compared. */
type Dated = { at: Date; subject: string };

/** Events that were planned before and are planned now, those that are new, and those that are no more. */
export type Compared<Old, New> = { pairs: { old: Old; now: New }[]; added: New[]; gone: Old[] };

function bySubject<Event extends { subject: string }>(events: readonly Event[]): Map<string, Event[]> {
  const groups = new Map<string, Event[]>();
  for (const event of events) groups.set(event.subject, [...(groups.get(event.subject) ?? []), event]);
  return groups;
}

/**
 * Compares two plans of one span. Events of one subject keep their order, so that the third ingress stays the third, and are paired
 * by the least sum of their distances. Two that are further apart than half the distance between events of the subject are no pair.
 */
export function comparePlans<Old extends Dated, New extends Dated>(
  planned: readonly Old[],
  found: readonly New[],
): Compared<Old, New> {
  const compared: Compared<Old, New> = { pairs: [], added: [], gone: [] };
  const [before, after] = [bySubject(planned), bySubject(found)];
  for (const subject of new Set([...before.keys(), ...after.keys()])) {
    const [olds, news] = [inOrder(before.get(subject)), inOrder(after.get(subject))];
    const reachMs = Math.min(gapMs(olds), gapMs(news)) / 2;
    const pairs = pairsOf(olds, news).filter(
      ({ old, now }) => Math.abs(old.at.getTime() - now.at.getTime()) <= reachMs,
    );
    const [kept, made] = [new Set(pairs.map(({ old }) => old)), new Set(pairs.map(({ now }) => now))];
    compared.pairs.push(...pairs);
    compared.gone.push(...olds.filter((old) => !kept.has(old)));
    compared.added.push(...news.filter((now) => !made.has(now)));
  }
  return compared;
}

/** The least distance between two successive events; infinite if there is one alone. */
const gapMs = (events: readonly Dated[]): number =>
  Math.min(
    ...events.slice(1).map(({ at }, index) => at.getTime() - (events[index]?.at.getTime() ?? 0) || Infinity),
    Infinity,
  );

function pairsOf<Old extends Dated, New extends Dated>(olds: readonly Old[], news: readonly New[]) {
  const isSwapped = olds.length > news.length;
  const places = isSwapped ? placesOf(news, olds) : placesOf(olds, news);
  return places.flatMap((place, index) => {
    const [old, now] = isSwapped ? [olds[place], news[index]] : [olds[index], news[place]];
    return old && now ? [{ old, now }] : [];
  });
}

const inOrder = <Event extends Dated>(events: readonly Event[] = []): Event[] =>
  events.toSorted((one, other) => one.at.getTime() - other.at.getTime());

/** Returns the place among many of each of few, ascending, with the least sum of distances. */
function placesOf(few: readonly Dated[], many: readonly Dated[]): number[] {
  const distance = (one: number, other: number): number =>
    Math.abs((few[one]?.at.getTime() ?? 0) - (many[other]?.at.getTime() ?? 0));
  // The least sum for the first `n` of few among the first `m` of many.
  const sums = [Array<number>(many.length + 1).fill(0)];
  for (let n = 1; n <= few.length; n += 1) {
    const row = Array<number>(many.length + 1).fill(Infinity);
    for (let m = n; m <= many.length; m += 1)
      row[m] = Math.min(row[m - 1] ?? Infinity, (sums[n - 1]?.[m - 1] ?? Infinity) + distance(n - 1, m - 1));
    sums.push(row);
  }
  const places: number[] = [];
  for (let [n, m] = [few.length, many.length]; n > 0; m -= 1)
    if (sums[n]?.[m] !== sums[n]?.[m - 1]) {
      places.unshift(m - 1);
      n -= 1;
    }
  return places;
}

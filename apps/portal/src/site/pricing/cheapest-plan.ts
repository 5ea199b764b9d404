/** As much of a plan as its price depends on. */
export type Offer = {
  id: string;
  name: string;
  priceCents: number;
  creditsPerPeriod: number;
  callsPerPeriod: number | null;
};
export type TopUpOffer = { credits: number; priceCents: number };

/** Calls of a month by what one of them costs. */
export type Demand = readonly { credits: number; calls: number }[];

export type Quote = { offer: Offer; topUps: number; totalCents: number };

export const creditsOf = (demand: Demand): number => demand.reduce((sum, row) => sum + row.credits * row.calls, 0);
export const callsOf = (demand: Demand): number => demand.reduce((sum, row) => sum + row.calls, 0);

/** What a month costs on one plan; null where it cannot be had there. A free plan takes no top-ups. */
export function quoteFor(offer: Offer, topUp: TopUpOffer, demand: Demand): Quote | null {
  if (offer.callsPerPeriod !== null && callsOf(demand) > offer.callsPerPeriod) return null;
  const lack = Math.max(0, creditsOf(demand) - offer.creditsPerPeriod);
  if (lack > 0 && offer.priceCents === 0) return null;
  const topUps = Math.ceil(lack / topUp.credits);
  return { offer, topUps, totalCents: offer.priceCents + topUps * topUp.priceCents };
}

/** The cheapest; of two that cost the same, the one with more credits in the plan itself. */
export function cheapestPlan(offers: readonly Offer[], topUp: TopUpOffer, demand: Demand): Quote | null {
  const quotes = offers.flatMap((offer) => quoteFor(offer, topUp, demand) ?? []);
  return quotes.toSorted((a, b) => a.totalCents - b.totalCents || a.topUps - b.topUps)[0] ?? null;
}

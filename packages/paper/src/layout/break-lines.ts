import type { Cluster, Shaper, Style } from '../type/shape.ts';

export type Line = { clusters: readonly Cluster[]; widthPt: number };

export type Typeface = Style & { sizePt: number };

const widthOf = (clusters: readonly Cluster[], sizePt: number): number =>
  (clusters.reduce((sum, { advance }) => sum + advance, 0) * sizePt) / 1000;

/** The width of the longest word of a text: the narrowest column that does not cut one. */
export function longestWordPt(shaper: Shaper, text: string, { sizePt, ...style }: Typeface): number {
  return Math.max(0, ...wordsOf(text).map((word) => (shaper.shape(word, style).width * sizePt) / 1000));
}

/** The width of a text on one line. */
export function textWidthPt(shaper: Shaper, text: string, typeface: Typeface): number {
  return breakLines(shaper, text, typeface, Infinity)[0]?.widthPt ?? 0;
}

const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

/** Breaks a text into lines at its spaces. A word that is wider than a line is cut between two syllables. */
export function breakLines(shaper: Shaper, text: string, { sizePt, ...style }: Typeface, widthPt: number): Line[] {
  const space = shaper.shape(' ', style).clusters;
  const spacePt = widthOf(space, sizePt);
  const lines: Line[] = [];
  let clusters: Cluster[] = [];
  let reachedPt = 0;
  const close = (): void => {
    if (clusters.length > 0) lines.push({ clusters, widthPt: reachedPt });
    [clusters, reachedPt] = [[], 0];
  };
  for (const word of wordsOf(text)) {
    const shaped = shaper.shape(word, style);
    const wordPt = (shaped.width * sizePt) / 1000;
    if (clusters.length > 0 && reachedPt + spacePt + wordPt > widthPt) close();
    if (clusters.length > 0) {
      clusters.push(...space);
      reachedPt += spacePt;
    }
    for (const cluster of shaped.clusters) {
      const clusterPt = widthOf([cluster], sizePt);
      if (clusters.length > 0 && reachedPt + clusterPt > widthPt) close();
      clusters.push(cluster);
      reachedPt += clusterPt;
    }
  }
  close();
  return lines;
}

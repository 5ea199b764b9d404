import { COMPARED, type ScoreChart } from '@graha/drawing/score-card';
import { textWidth } from '@graha/drawing/text-width';
import type { Say } from '../saying.ts';

/** Translates the compared properties, if they fit beside their points. */
export const saidScores = (chart: ScoreChart, say: Say): ScoreChart => ({
  ...chart,
  rows: chart.rows.map((row) => {
    const compared = say(row.compared);
    const fits = textWidth(compared, COMPARED.sizePx, 'sans') <= COMPARED.roomPx;
    return { ...row, compared: fits ? compared : row.compared };
  }),
});

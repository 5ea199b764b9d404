import 'server-only';
import { northIndian } from '@graha/drawing/north-indian';
import { Note } from '@graha/ui/note.tsx';
import { Picture } from '@graha/ui/picture.tsx';
import { callApi } from '../../server/call-api.ts';
import { ASKED, squareChartOf } from '../../shared/sky.ts';
import type { ShownBirth } from './births-path.ts';

/** The chart of a birth. The call is that of the portal: the workspace pays nothing, and the log keeps no birth. */
export async function BirthChart({ birth }: { birth: ShownBirth['birth'] }) {
  const answer = await callApi(ASKED.chart.path, birth);
  const chart = ASKED.chart.output.safeParse(answer?.body);
  if (!chart.success) return <Note>The chart cannot be drawn just now. Load the page again in a minute.</Note>;
  const picture = northIndian(squareChartOf(chart.data), {
    id: 'birth-chart',
    title: 'North Indian chart of the birth',
  });
  return <Picture picture={picture} className="mx-auto max-w-116" />;
}

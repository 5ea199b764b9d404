import { ImageResponse } from 'next/og';
import { PALETTES } from '@graha/drawing/palette';
import { toSvg } from '@graha/drawing/to-svg';
import { wheel } from '@graha/drawing/wheel';
import { EXAMPLE_ANSWERS } from '../generated/example-answers.ts';
import { HERO } from '../site/landing/copy.ts';
import { ASKED, wheelChartOf } from '../shared/sky.ts';

export const alt = 'Graha, an astrology API: a chart drawn by its own code';
export const size = { width: 1200, height: 630 };
export const contentType = 'image/png';

const { surface, text } = PALETTES.dark;
const SIDE = 560;

/** Drawn at build time: the example chart of the documentation, drawn by the code of all other charts. */
export default function OpenGraphImage() {
  const chart = wheelChartOf(ASKED.wheel.output.parse(EXAMPLE_ANSWERS['westernNatal']));
  const drawn = wheel(chart, { id: 'og', title: 'Natal chart', form: 'compact' });
  const picture = `data:image/svg+xml;base64,${Buffer.from(toSvg(drawn, { palette: PALETTES.dark })).toString('base64')}`;
  return new ImageResponse(
    <div
      style={{
        width: '100%',
        height: '100%',
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        padding: '0 40px 0 72px',
        background: surface,
        color: text,
      }}
    >
      <div style={{ display: 'flex', flexDirection: 'column', width: 500 }}>
        <div style={{ fontSize: 34 }}>Graha</div>
        <div style={{ fontSize: 68, lineHeight: 1.05, letterSpacing: -2, marginTop: 28 }}>
          {HERO.title.replace('\u2011', '-')}
        </div>
        <div style={{ fontSize: 28, lineHeight: 1.4, marginTop: 28, opacity: 0.75 }}>
          Vedic and Western astrology in one API
        </div>
      </div>
      {/* oxlint-disable-next-line nextjs/no-img-element -- It is drawn into a picture, not into a page. */}
      <img src={picture} alt="" width={SIDE} height={SIDE} />
    </div>,
    size,
  );
}

/** Code of the page of the components, by element. `$GRAHA_PORTAL_URL` and `$GRAHA_API_URL` become the addresses of this portal and its API. */
const SCRIPT = '<script type="module" src="$GRAHA_PORTAL_URL/elements/graha-chart.js"></script>';

export const WAY_DATA = `${SCRIPT}

<graha-chart heading="Birth chart of Asha">
  <p>What your server renders here is shown until the script runs.</p>
  <script type="application/json">{"lagna": …}</script>
</graha-chart>

<!-- Or from an address of your server. -->
<graha-chart src="/my-server/chart-of-asha.json"></graha-chart>`;

export const WAY_KEY = `${SCRIPT}

<graha-chart
  publishable-key="graha_pub_…"
  base-url="$GRAHA_API_URL"
  date="1990-08-15" time="09:30" place-id="1273294"></graha-chart>

<!-- Or of a birth from a form. -->
<script type="module" src="$GRAHA_PORTAL_URL/elements/graha-birth-form.js"></script>

<graha-birth-form id="birth" publishable-key="graha_pub_…"
  base-url="$GRAHA_API_URL"></graha-birth-form>
<graha-chart for="birth" publishable-key="graha_pub_…"
  base-url="$GRAHA_API_URL"></graha-chart>`;

export const REACT = `import '@graha/elements/graha-birth-form';
import '@graha/elements/graha-chart';
import type {} from '@graha/elements/react';

export function Chart({ answer, onBirth }: { answer: object; onBirth: (request: object) => void }) {
  return (
    <>
      <graha-birth-form
        places-url="/my-server/places"
        ongraha-birth={({ detail }) => onBirth(detail.request)}
      />
      <graha-chart data={answer} chart-style="south-indian" />
    </>
  );
}`;

export const THEME = `graha-chart, graha-month {
  --graha-ink: #30104a;
  --graha-paper: #fbf5ff;
  --graha-accent: #7a1fa2;
  --graha-font: Georgia, serif;
  --graha-padding: 1rem;
}
graha-chart::part(picture) { max-width: 24rem; }
graha-chart::part(details) { display: none; }`;

const FORM = 'graha-birth-form';

/** The code of one element in HTML and in React, fed by a server. */
export function codeOf(tag: string, attributes: Readonly<Record<string, string>>): string {
  const written = Object.entries(attributes).map(([name, value]) =>
    value === '' ? ` ${name}` : ` ${name}="${value}"`,
  );
  const opened = `${tag}${written.join('')}`;
  const [inner, fed] =
    tag === FORM
      ? ['', ' places-url="/my-server/places"']
      : ['\n  <script type="application/json">…the answer, unchanged…</script>\n', ' data={answer}'];
  return `<script type="module" src="$GRAHA_PORTAL_URL/elements/${tag}.js"></script>
<${opened}${tag === FORM ? fed : ''}>${inner}</${tag}>

// React
import '@graha/elements/${tag}';
<${opened}${fed} />`;
}

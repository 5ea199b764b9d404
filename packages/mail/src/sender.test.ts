import { expect, test } from 'vitest';
import { renderMail } from './render.ts';
import { withSender } from './sender.ts';

const SENDER = { name: 'Nadir <Tools> & Sons', email: 'help@nadir.example', address: '1 Quay, Panaji' };

test('every mail ends with who sent it, in both parts, whatever letters the name has', async () => {
  const facts = { workspace: 'Orbit', sender: 'Asha', alertsUrl: 'https://graha.example/alerts' };
  const mail = withSender(await renderMail('alert-test', facts), SENDER);
  expect(mail.text.endsWith('\n\nNadir <Tools> & Sons · 1 Quay, Panaji · help@nadir.example')).toBe(true);
  expect(mail.html).toContain('Nadir &lt;Tools&gt; &amp; Sons · 1 Quay, Panaji · help@nadir.example</p></body>');
});

test('what the operator did not set is left out', () => {
  const mail = { html: '<body>x</body>', text: 'x' };
  expect(withSender(mail, { name: 'Graha', email: null, address: null }).text).toBe('x\n\nGraha');
});

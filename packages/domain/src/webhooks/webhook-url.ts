/**
 * Returns the problem of a webhook URL, as a form shows it; null if there is none. Its addresses are checked with each message.
 */
export function webhookUrlProblem(text: string, isLocalAllowed: boolean): string | null {
  if (!URL.canParse(text)) return 'Write the whole address, such as https://example.com/webhooks.';
  const { protocol, username, password, hash } = new URL(text);
  if (protocol !== 'https:' && !(isLocalAllowed && protocol === 'http:'))
    return 'The address must begin with https://.';
  if (username !== '' || password !== '') return 'Leave name and password out: the signature proves who sends.';
  return hash === '' ? null : 'Omit the # and the text after it: it is never sent.';
}

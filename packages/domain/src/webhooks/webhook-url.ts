/** What is wrong with an address for webhooks, as a form says it; null: nothing. Where it leads is checked with each message. */
export function webhookUrlProblem(text: string, isLocalAllowed: boolean): string | null {
  if (!URL.canParse(text)) return 'Write the whole address, such as https://example.com/webhooks.';
  const { protocol, username, password, hash } = new URL(text);
  if (protocol !== 'https:' && !(isLocalAllowed && protocol === 'http:'))
    return 'The address must begin with https://.';
  if (username !== '' || password !== '') return 'Leave name and password out: the signature proves who sends.';
  return hash === '' ? null : 'Leave out what follows the #: it is never sent.';
}

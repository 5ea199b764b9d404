import { createServer, type AddressInfo, type Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, expect, test, vi } from 'vitest';
import { createSmtp, PermanentRefusal } from './smtp.ts';

const FROM = 'Graha <hello@graha.example>';
const SENDER = { name: 'Graha', email: null, address: null };
const MAIL = {
  dedupeKey: 'verify-address:1',
  to: 'asha@nadir.example',
  subject: 'Vérify ☉',
  html: '<a href="https://graha.example/verify?token=1">Verify</a>',
  text: 'https://graha.example/verify?token=1',
  unsubscribeUrl: null,
};

let stop: () => Promise<void> = async () => {};
afterEach(() => stop());

/** A real SMTP server on the loopback, which stores accepted mails. */
async function server(options: SMTPServerOptions = {}): Promise<{ url: string; taken: Email[]; drop: () => void }> {
  const taken: Email[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        taken.push(await PostalMime.parse(Buffer.concat(chunks)));
        done();
      });
    },
    ...options,
  });
  const sockets = new Set<Socket>();
  smtp.server.on('connection', (socket: Socket) => sockets.add(socket));
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  stop = () => new Promise((resolve) => smtp.close(resolve));
  // Safe: a server that listens on a host and a port has an address of that kind.
  const url = `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`;
  const drop = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return { url, taken, drop };
}

const refusing = (responseCode: number, message: string): SMTPServerOptions => ({
  onRcptTo: (_address, _session, done) => done(Object.assign(new Error(message), { responseCode })),
});

test('a mail arrives as it was written: both parts, sender, subject', async () => {
  const { url, taken } = await server();
  await createSmtp(url, FROM, SENDER)(MAIL);
  expect(taken).toMatchObject([
    { from: { name: 'Graha', address: 'hello@graha.example' }, to: [{ address: MAIL.to }], subject: MAIL.subject },
  ]);
  expect(taken[0]?.html).toContain('verify?token=1');
  expect(taken[0]?.text?.trim()).toBe(`${MAIL.text}\n\nGraha`);
  expect(taken[0]?.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }));
});

test('a mail of a list has the button that ends the subscription, and no other mail has it', async () => {
  const { url, taken } = await server();
  const send = createSmtp(url, FROM, SENDER);
  const unsubscribeUrl = 'https://graha.example/status/unsubscribe/now?token=1';
  await send(MAIL);
  await send({ ...MAIL, unsubscribeUrl });
  const listed = taken.map(({ headers }) => headers.filter(({ key }) => key.startsWith('list-')));
  expect(listed[0]).toEqual([]);
  expect(listed[1]).toMatchObject([
    { key: 'list-unsubscribe', value: `<${unsubscribeUrl}>` },
    { key: 'list-unsubscribe-post', value: 'List-Unsubscribe=One-Click' },
  ]);
});

test('a second attempt at the same mail carries the same id, another mail another', async () => {
  const { url, taken } = await server();
  const send = createSmtp(url, FROM, SENDER);
  for (const dedupeKey of ['a', 'a', 'b']) await send({ ...MAIL, dedupeKey });
  const ids = taken.map(({ messageId }) => messageId);
  expect(ids[0]).toMatch(/^<[0-9a-f]{32}@graha\.example>$/);
  expect(ids[1]).toBe(ids[0]);
  expect(ids[2]).not.toBe(ids[0]);
});

test('a permanent refusal differs from a temporary one, and neither repeats the address', async () => {
  const permanent = await server(refusing(550, `no such user ${MAIL.to}`));
  const error = await createSmtp(permanent.url, FROM, SENDER)(MAIL).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ isFinal: true, message: expect.stringContaining('550') });
  expect(String(error)).not.toContain(MAIL.to);
  await stop();
  const temporary = await server(refusing(450, 'mailbox busy'));
  const later = await createSmtp(temporary.url, FROM, SENDER)(MAIL).catch((thrown: unknown) => thrown);
  expect(later).toBeInstanceOf(Error);
  expect(later).not.toHaveProperty('isFinal');
});

test('an unreachable server is a temporary failure', async () => {
  const error = await createSmtp('smtp://127.0.0.1:1', FROM, SENDER)(MAIL).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toHaveProperty('isFinal');
});

/** Answers of a server to one step of a mail, and the server's setting that gives them. */
const refusals: readonly [name: string, isFinal: boolean, (error: Error) => SMTPServerOptions][] = [
  ['the connection with 554', false, (error) => ({ onConnect: (_session, done) => done(error) })],
  ['the sender with 553', false, (error) => ({ onMailFrom: (_address, _session, done) => done(error) })],
  ['the recipient with 550', true, (error) => ({ onRcptTo: (_address, _session, done) => done(error) })],
  ['the recipient with 452', false, (error) => ({ onRcptTo: (_address, _session, done) => done(error) })],
  [
    'the recipient before a sign-in with 530',
    false,
    (error) => ({ onRcptTo: (_address, _session, done) => done(error) }),
  ],
  ['the content with 554', true, (error) => ({ onData: (stream, _session, done) => void stream.resume().on('end', () => done(error)) })], // prettier-ignore
  ['the content with 451', false, (error) => ({ onData: (stream, _session, done) => void stream.resume().on('end', () => done(error)) })], // prettier-ignore
];

test.each(refusals)('a server that refuses %s: final is %s', async (name, isFinal, optionsOf) => {
  const { url } = await server(optionsOf(Object.assign(new Error('no'), { responseCode: Number(name.slice(-3)) })));
  const error = await createSmtp(url, FROM, SENDER)(MAIL).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(Error);
  expect(error instanceof PermanentRefusal).toBe(isFinal);
});

test.each(['', 'asha', 'asha@nadir.example\r\nBcc: ravi@nadir.example', 'asha@nadir.example, ravi@nadir.example'])(
  'a mail to %j, which is no address, goes to nobody and is given up',
  async (to) => {
    const asked: string[] = [];
    const { url, taken } = await server({
      onRcptTo: ({ address }, _session, done) => {
        asked.push(address);
        done(/^[^\s,@]+@[^\s,@]+$/.test(address) ? null : Object.assign(new Error('no'), { responseCode: 553 }));
      },
    });
    const error = await createSmtp(url, FROM, SENDER)({ ...MAIL, to }).catch((thrown: unknown) => thrown);
    expect([taken, error instanceof PermanentRefusal]).toEqual([[], true]);
    expect(asked).not.toContain('ravi@nadir.example');
  },
);

test('a server that takes a mail and drops the connection before its answer gets the same mail again', async () => {
  const ids: string[] = [];
  const { url, drop } = await server({
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        ids.push((await PostalMime.parse(Buffer.concat(chunks))).messageId ?? '');
        if (ids.length > 1) return done();
        drop();
      });
    },
  });
  const send = createSmtp(url, FROM, SENDER);
  const error = await send(MAIL).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toBeInstanceOf(PermanentRefusal);
  await send(MAIL);
  expect(new Set(ids).size).toBe(1);
  expect(ids).toHaveLength(2);
});

test('an attempt that a server keeps open ends after a minute, and is tried again', async () => {
  let asked = (): void => undefined;
  const waiting = new Promise<void>((resolve) => (asked = resolve));
  const sockets: Socket[] = [];
  const silent = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => undefined).on('data', asked);
    socket.write('220 silent\r\n');
  });
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  // Safe: a server that listens on a host and a port has an address of that kind.
  const send = createSmtp(`smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`, FROM, SENDER);
  const sent = send(MAIL).catch((error: unknown) => error);
  await waiting;
  vi.advanceTimersByTime(60_000);
  vi.useRealTimers();
  const error = await sent;
  for (const socket of sockets) socket.destroy();
  silent.close();
  expect(error).toEqual(new Error('The server did not take the mail within 60 s.'));
  expect(error).not.toBeInstanceOf(PermanentRefusal);
});

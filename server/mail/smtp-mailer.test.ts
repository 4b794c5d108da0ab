import { randomUUID } from 'node:crypto';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Mail, MailRefusedError } from './mail.ts';
import { smtpMailer } from './smtp-mailer.ts';

/** Reply of the server at each command; undefined accepts. */
let replies: { from?: number; to?: number; data?: number } = {};

function replyTo(code: number | undefined, done: (error?: Error) => void): void {
  if (code === undefined) done();
  else done(Object.assign(new Error('a reply'), { responseCode: code }));
}

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onMailFrom: (_address, _session, done) => replyTo(replies.from, done),
  onRcptTo: (_address, _session, done) => replyTo(replies.to, done),
  onData(stream, _session, done) {
    stream.resume();
    stream.on('end', () => replyTo(replies.data, done));
  },
});
let url = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const address = server.server.address();
  url = `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));
beforeEach(() => {
  replies = {};
});

const mail: Mail = { to: 'ann@example.test', subject: 's', text: 't', html: 'h', kind: 'ask' };

/** Returns the fault of one attempt. */
function faultOf(one: Mail = mail): Promise<unknown> {
  return smtpMailer(url, 'Skein <skein@example.test>')
    .send(one, { id: randomUUID(), date: new Date() })
    .then(
      () => undefined,
      (fault: unknown) => fault,
    );
}

test.each([
  [{ to: 550 }, { reply: '550', isOfAddress: true }],
  [{ to: 552 }, { reply: '552', isOfAddress: false }],
  [{ data: 554 }, { reply: '554', isOfAddress: false }],
])('smtpMailer reports the replies %j as a permanent refusal', async (given, expected) => {
  replies = given;
  const fault = await faultOf();
  expect(fault).toBeInstanceOf(MailRefusedError);
  expect(fault).toMatchObject(expected);
});

test.each([{ to: 450 }, { data: 451 }, { from: 550 }])(
  'smtpMailer reports the replies %j as a fault that a later attempt may not meet',
  async (given) => {
    replies = given;
    const fault = await faultOf();
    expect(fault).toBeInstanceOf(Error);
    expect(fault).not.toBeInstanceOf(MailRefusedError);
  },
);

test('smtpMailer hands over no mail whose address holds a further header', async () => {
  expect(await faultOf({ ...mail, to: 'ann@example.test\r\nBcc: all@example.test' })).toMatchObject({
    message: 'Not one mail address',
  });
});

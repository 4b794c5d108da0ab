import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { createServer, type Server, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { verifyDkim } from '#tests/support/dkim.ts';
import { type Mail, MailRefusedError } from './mail.ts';
import { type SmtpOptions, smtpMailer } from './smtp-mailer.ts';

/** Reply of the server at each command; undefined accepts. */
let replies: { from?: number; to?: number; data?: number } = {};
/** The messages that the server took. */
let taken: string[] = [];

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
    void text(stream).then((message) => {
      taken.push(message);
      replyTo(replies.data, done);
    });
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
  taken = [];
});

const mail: Mail = { to: 'ann@example.test', subject: 's', text: 't', html: 'h', kind: 'ask' };

/** Returns the fault of one attempt. */
function faultOf(one: Mail = mail, options: SmtpOptions = {}, to: string = url): Promise<unknown> {
  return smtpMailer(to, 'Skein <skein@example.test>', options)
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

test.each([
  'Grüße aus Łódź – 霧の朝',
  `a long subject ${'word '.repeat(60)}`,
  'A subject\r\nBcc: all@example.test',
])('smtpMailer sends the subject %j as one header', async (subject) => {
  expect(await faultOf({ ...mail, subject })).toBeUndefined();
  const headers = taken[0]?.slice(0, taken[0].indexOf('\r\n\r\n')) ?? '';
  expect(headers.match(/^subject:/gim)).toHaveLength(1);
  expect(headers).not.toMatch(/^bcc:/im);
  for (const line of headers.split('\r\n')) expect(line.length).toBeLessThanOrEqual(998);
});

test('smtpMailer attaches the pictures of members inline, under their content ids', async () => {
  const picture = { cid: 'avatar-1', content: Buffer.from('a picture') };
  await smtpMailer(url, 'skein@example.test').send(
    { ...mail, html: '<img src="cid:avatar-1">' },
    { id: randomUUID(), date: new Date(), pictures: [picture] },
  );
  expect(taken[0]).toMatch(/content-id: <avatar-1>/i);
  expect(taken[0]).toMatch(/content-disposition: inline/i);
  expect(taken[0]).toContain(picture.content.toString('base64'));
});

describe('DKIM', () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const dkim = {
    domainName: 'example.test',
    keySelector: 'skein1',
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };

  it('smtpMailer signs what a mailbox verifies, with the recipient, the subject and the way to stop it', async () => {
    const one = {
      ...mail,
      subject: 'Grüße',
      text: 'Line  with   spaces \n\n\n',
      stopUrl: 'https://skein.example/stop',
    };
    expect(await faultOf(one, { dkim })).toBeUndefined();
    const result = verifyDkim(taken[0] ?? '', publicKey);
    expect(result).toMatchObject({ domain: 'example.test', selector: 'skein1', isValid: true });
    expect(result.signed).toEqual(
      expect.arrayContaining(['from', 'to', 'subject', 'date', 'message-id', 'list-unsubscribe']),
    );
  });

  it.each([
    ['the body', (message: string) => message.replace('\r\n\r\n', '\r\n\r\nPay here. ')],
    ['the subject', (message: string) => message.replace(/^subject: .*$/im, 'Subject: Pay here')],
  ])('smtpMailer signs a mail so that a change of %s is noticed', async (_part, change) => {
    await faultOf(mail, { dkim });
    expect(verifyDkim(change(taken[0] ?? ''), publicKey).isValid).toBe(false);
  });

  it('smtpMailer sends no signature without a key', async () => {
    await faultOf();
    expect(taken[0]).not.toMatch(/^dkim-signature:/im);
  });
});

describe('a mail server that fails', () => {
  const timeouts = { connectionTimeout: 300, greetingTimeout: 300, socketTimeout: 300 };
  let server: Server;
  let sockets: Socket[];
  let port = 0;

  /** Starts a server that answers each line as told; undefined answers nothing, null ends the connection. */
  async function listen(answer: (line: string) => string | null | undefined, greeting?: string | null) {
    sockets = [];
    server = createServer((socket) => {
      sockets.push(socket);
      socket.on('error', () => {});
      if (greeting === null) socket.destroy();
      else if (greeting !== undefined) socket.write(`${greeting}\r\n`);
      socket.on('data', (chunk) => {
        for (const line of chunk.toString().split('\r\n').filter(Boolean)) {
          const reply = answer(line);
          if (reply === null) socket.destroy();
          else if (reply !== undefined) socket.write(`${reply}\r\n`);
        }
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
    const address = server.address();
    port = typeof address === 'object' ? (address?.port ?? 0) : 0;
    return () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    };
  }
  const usual = (line: string): string | undefined => {
    if (/^(EHLO|MAIL|RCPT)/.test(line)) return '250 OK';
    return line === 'DATA' ? '354 Go on' : undefined;
  };

  it.each<[string, Parameters<typeof listen>]>([
    ['never greets', [() => undefined]],
    ['closes the connection at once', [() => undefined, null]],
    ['is full', [() => undefined, '421 Too busy']],
    ['never answers the greeting', [() => undefined, '220 Hello']],
    ['never answers after the text', [usual, '220 Hello']],
    [
      'dies in the middle of the text',
      [
        (line) => (line === 'DATA' ? '354 Go on' : line.startsWith('From:') ? null : usual(line)),
        '220 Hello',
      ],
    ],
    ['dies after the text', [(line) => (line === '.' ? null : usual(line)), '220 Hello']],
    ['says that it will take it later', [(line) => (line === '.' ? '451 Later' : usual(line)), '220 Hello']],
    ['speaks no SMTP', [() => 'HTTP/1.1 400 Bad Request', 'HTTP/1.1 200 OK']],
  ])(
    'smtpMailer reports a fault that a later attempt may not meet when the server %s',
    async (_case, given) => {
      const stop = await listen(...given);
      try {
        const fault = await faultOf(mail, { timeouts }, `smtp://127.0.0.1:${port}`);
        expect(fault).toBeInstanceOf(Error);
        expect(fault).not.toBeInstanceOf(MailRefusedError);
      } finally {
        stop();
      }
    },
  );

  it('smtpMailer waits for a server that answers late, but in time', async () => {
    const stop = await listen((line) => {
      if (line !== '.') return usual(line);
      setTimeout(() => sockets[0]?.write('250 Taken\r\n'), 100);
      return undefined;
    }, '220 Hello');
    try {
      const patient = { ...timeouts, socketTimeout: 10_000 };
      expect(await faultOf(mail, { timeouts: patient }, `smtp://127.0.0.1:${port}`)).toBeUndefined();
    } finally {
      stop();
    }
  });

  it('smtpMailer reports a fault when nothing listens', async () => {
    const stop = await listen(usual);
    stop();
    expect(await faultOf(mail, { timeouts }, `smtp://127.0.0.1:${port}`)).toBeInstanceOf(Error);
  });

  it('smtpMailer ends an attempt that takes longer than it may', async () => {
    const stop = await listen(() => undefined);
    try {
      const sent = smtpMailer(`smtp://127.0.0.1:${port}`, 'skein@example.test').send(mail, {
        id: randomUUID(),
        date: new Date(),
        signal: AbortSignal.timeout(50),
      });
      await expect(sent).rejects.toThrow();
    } finally {
      stop();
    }
  });
});

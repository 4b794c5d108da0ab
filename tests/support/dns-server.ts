import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { type Answer, AUTHORITATIVE_ANSWER, decode, encode, RECURSION_DESIRED } from 'dns-packet';

type RecordType = 'A' | 'CNAME' | 'TXT';
const NO_ERROR_CODE = 0;
const NO_SUCH_NAME_CODE = 3;

/** A name server on this machine whose records a test writes. It answers over UDP, to resolvers that ask for one question. */
export class DnsServer {
  readonly #socket = createSocket('udp4');
  readonly #records = new Map<string, readonly string[]>();

  constructor() {
    this.#socket.on('message', (message, { port, address }) => {
      this.#socket.send(this.#answerTo(message), port, address);
    });
  }

  /** Starts it on an unused port. Returns its address with the port. */
  async start(): Promise<string> {
    this.#socket.bind(0, '127.0.0.1');
    await once(this.#socket, 'listening');
    return `127.0.0.1:${this.#socket.address().port}`;
  }

  stop(): void {
    this.#socket.close();
  }

  /** Replaces the records of a type and name. */
  set(type: RecordType, name: string, values: readonly string[]): void {
    this.#records.set(`${type} ${name.toLowerCase()}`, values);
  }

  #answerTo(message: Buffer): Buffer {
    const { id, questions = [] } = decode(message);
    const [question] = questions;
    const name = question?.name.toLowerCase() ?? '';
    const isKnown = [...this.#records.keys()].some((key) => key.endsWith(` ${name}`));
    const values = this.#records.get(`${question?.type} ${name}`) ?? [];
    const answers = values.map(
      (data) => ({ type: question?.type, class: 'IN', name: question?.name, ttl: 0, data }) as Answer,
    );
    const code = isKnown ? NO_ERROR_CODE : NO_SUCH_NAME_CODE;
    return encode({
      type: 'response',
      id,
      flags: AUTHORITATIVE_ANSWER | RECURSION_DESIRED | code,
      questions,
      answers,
    });
  }
}

import type { MailOrder } from './mail.ts';

/**
 * Sends e-mails after the response of their call, so that response times do not reveal whether there is a recipient.
 */
export class OutgoingMail {
  readonly #enqueue: (order: MailOrder) => Promise<unknown>;
  readonly #failed: (error: unknown) => void;
  readonly #delivered: () => Promise<void>;
  readonly #underWay = new Set<Promise<void>>();

  /**
   * @param enqueue records an e-mail for its cause and queues it
   * @param failed called with errors of sending, which never contain the text of an e-mail
   * @param delivered resolves when a queueing mailer has sent everything it accepted
   */
  constructor(
    enqueue: (order: MailOrder) => Promise<unknown>,
    failed: (error: unknown) => void,
    delivered = async () => {},
  ) {
    this.#enqueue = enqueue;
    this.#failed = failed;
    this.#delivered = delivered;
  }

  /** Runs `work` in the background and sends the e-mail it returns. Undefined sends nothing. */
  later(work: () => Promise<MailOrder | undefined>): void {
    const task = new Promise<void>((resolve) => setImmediate(resolve))
      .then(work)
      .then((order) => order && this.#enqueue(order))
      .then(() => undefined)
      .catch(this.#failed);
    this.#underWay.add(task);
    void task.finally(() => this.#underWay.delete(task));
  }

  /** Resolves when everything started so far has been sent or has failed. */
  async settled(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.all(this.#underWay);
    await this.#delivered();
  }
}

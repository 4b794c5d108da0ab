import type { Mail, Mailer } from './mail.ts';
import { isAddress } from './no-address.ts';

/**
 * Sends letters after the call that wanted them was answered: how long an answer takes then says nothing about whether
 * there was anybody to write to.
 */
export class PostOffice {
  readonly #mailer: Mailer;
  readonly #failed: (error: unknown) => void;
  readonly #delivered: () => Promise<void>;
  readonly #underWay = new Set<Promise<void>>();

  /**
   * @param failed told of letters that could not be sent; never what stands in them
   * @param delivered resolves when what the mailer took is on its way, where it takes things for later
   */
  constructor(mailer: Mailer, failed: (error: unknown) => void, delivered = async () => {}) {
    this.#mailer = mailer;
    this.#failed = failed;
    this.#delivered = delivered;
  }

  /** Does `work` by and by; what it answers is sent. Undefined sends nothing. */
  later(work: () => Promise<Mail | undefined>): void {
    const task = new Promise<void>((resolve) => setImmediate(resolve))
      .then(work)
      .then((mail) => (mail && isAddress(mail.to) ? this.#mailer.send(mail) : undefined))
      .catch(this.#failed);
    this.#underWay.add(task);
    void task.finally(() => this.#underWay.delete(task));
  }

  /** Resolves when everything begun so far has been sent or has failed. */
  async settled(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.all(this.#underWay);
    await this.#delivered();
  }
}

import { Resolver } from 'node:dns/promises';

/** Longest wait for one question, in milliseconds; asked twice. */
const TIMEOUT_MS = 2500;
const MAX_TRIES = 2;
/** Longest wait for an answer in all, however many name servers there are: a member is waiting. */
const MAX_WAIT_MS = 4000;
/** Most values of one answer that are looked at, and the length of each. */
const MAX_VALUES = 20;
const MAX_CHARACTERS = 512;
/** Answers that say that there is nothing, in contrast to faults on the way. */
const NOTHING: ReadonlySet<string> = new Set(['ENOTFOUND', 'ENODATA']);

/**
 * Asks the DNS about names that members typed. Only questions are sent, to the resolvers of the machine; nothing is ever
 * connected to.
 */
export interface NameResolver {
  /** @returns undefined when the DNS does not answer; an empty list when there are none */
  txt(name: string): Promise<string[] | undefined>;
  /** @returns as {@link txt} */
  cname(name: string): Promise<string[] | undefined>;
  /** IPv4 and IPv6. @returns as {@link txt} */
  addresses(name: string): Promise<string[] | undefined>;
}

/**
 * Returns the resolver of this machine.
 *
 * @param servers addresses with ports of other name servers to ask
 */
export function systemResolver(servers: readonly string[] = []): NameResolver {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: MAX_TRIES });
  if (servers.length > 0) resolver.setServers(servers);
  const txt = async (name: string) => (await resolver.resolveTxt(name)).map((parts) => parts.join(''));
  return {
    txt: (name) => answered(() => txt(name)),
    cname: (name) => answered(() => resolver.resolveCname(name)),
    addresses: async (name) => {
      const [four, six] = await Promise.all([
        answered(() => resolver.resolve4(name)),
        answered(() => resolver.resolve6(name)),
      ]);
      return four === undefined && six === undefined ? undefined : [...(four ?? []), ...(six ?? [])];
    },
  };
}

async function answered(ask: () => Promise<string[]>): Promise<string[] | undefined> {
  try {
    return (await within(ask(), MAX_WAIT_MS))
      .slice(0, MAX_VALUES)
      .map((value) => value.slice(0, MAX_CHARACTERS));
  } catch (error) {
    return NOTHING.has((error as NodeJS.ErrnoException).code ?? '') ? [] : undefined;
  }
}

/** Returns an answer, or throws when it takes too long. */
async function within<Value>(answer: Promise<Value>, milliseconds: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_answered, fail) => {
    timer = setTimeout(() => fail(new Error('The name server did not answer.')), milliseconds);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

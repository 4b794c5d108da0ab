import { readFileSync } from 'node:fs';
import { isIP, SocketAddress } from 'node:net';

/** Environment variables of a process, by name. */
export type Environment = Record<string, string | undefined>;

/** Reads variables one by one and collects all problems with them. An empty variable counts as not set. */
export class EnvironmentReader {
  readonly problems: string[] = [];
  /** The names that were asked for, whether set or not. */
  readonly names = new Set<string>();
  readonly #env: Environment;

  constructor(env: Environment) {
    this.#env = env;
  }

  text(name: string): string | undefined {
    this.names.add(name);
    return this.#env[name]?.trim() || undefined;
  }

  /**
   * Reads a secret, given directly or as the name of a file that holds it (`NAME_FILE`), as container platforms provide
   * them.
   */
  secret(name: string, { least = 1 }: { least?: number } = {}): string | undefined {
    const [text, file] = [this.text(name), this.text(`${name}_FILE`)];
    if (text !== undefined && file !== undefined) {
      this.problems.push(`${name} and ${name}_FILE are both set; set one of them.`);
      return undefined;
    }
    const secret = file === undefined ? text : this.#contentOf(`${name}_FILE`, file);
    if (secret === undefined || secret.length >= least) return secret;
    this.problems.push(
      `${file === undefined ? name : `${name}_FILE`} must have at least ${least} characters.`,
    );
    return undefined;
  }

  wholeNumber(
    name: string,
    { fallback, least, most }: { fallback: number; least: number; most: number },
  ): number {
    const text = this.text(name);
    if (text === undefined) return fallback;
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= least && value <= most) return value;
    this.problems.push(`${name} must be a whole number from ${least} to ${most}, not "${text}".`);
    return fallback;
  }

  oneOf<Word extends string>(name: string, words: readonly Word[], fallback: Word): Word {
    const text = this.text(name);
    if (text === undefined) return fallback;
    const word = words.find((candidate) => candidate === text);
    if (word === undefined) this.problems.push(`${name} must be one of ${words.join(', ')}, not "${text}".`);
    return word ?? fallback;
  }

  isOn(name: string, fallback: 'on' | 'off'): boolean {
    return this.oneOf(name, ['on', 'off'], fallback) === 'on';
  }

  /** Reads the origin of an http or https address. */
  webAddress(name: string): string | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const url = URL.canParse(text) ? new URL(text) : undefined;
    if (url !== undefined && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search) {
      return url.origin;
    }
    this.problems.push(`${name} must be an http or https address without a path, not "${text}".`);
    return undefined;
  }

  /** Reads the name of a host, in lower case. */
  hostName(name: string): string | undefined {
    const text = this.text(name)?.toLowerCase();
    if (text === undefined || /^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(text)) return text;
    this.problems.push(`${name} must be the name of a host, such as skein.example, not "${text}".`);
    return undefined;
  }

  /**
   * Reads which proxies are trusted to state the visitor's address: none, a number of proxies in front of this server,
   * or the proxies in these networks. Trusting every proxy would let a visitor choose the address by which rate limits
   * count.
   */
  proxies(name: string): false | number | string[] {
    const text = this.text(name);
    if (text === undefined || text === 'off') return false;
    if (/^[1-9]$/.test(text)) return Number(text);
    const networks = text.split(',').map((part) => part.trim());
    if (networks.every(isNetwork)) return networks;
    this.problems.push(
      `${name} must be off, the number of proxies before the server (1 to 9), or their networks ` +
        `(10.0.0.0/8, fd00::/8, loopback, uniquelocal), not "${text}".`,
    );
    return false;
  }

  /** Reads addresses of name servers, each with its port where it is not 53. */
  nameServers(name: string): string[] {
    const text = this.text(name);
    if (text === undefined) return [];
    const servers = text.split(',').map((part) => part.trim());
    if (servers.every((server) => SocketAddress.parse(server) !== undefined)) return servers;
    this.problems.push(`${name} must be addresses such as 192.0.2.53 or [2001:db8::53]:5353, not "${text}".`);
    return [];
  }

  #contentOf(name: string, file: string): string | undefined {
    try {
      return readFileSync(file, 'utf8').trim();
    } catch (error) {
      this.problems.push(`${name} cannot be read: ${(error as Error).message}.`);
      return undefined;
    }
  }
}

function isNetwork(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [address = '', bits] = text.split('/');
  const version = isIP(address);
  if (version === 0) return false;
  // A range that covers all addresses would trust every proxy.
  return (
    bits === undefined ||
    (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128))
  );
}
